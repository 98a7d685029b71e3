import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { markStepChange } from './step-heading.tsx';

type Props = { href: string; className: string; children: string };

/**
 * A link to another step. Navigates within the page, because details that storage refused live in memory only. Clicks with a
 * modifier key are left to the browser.
 */
export function StepLink({ href, className, children }: Props) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    markStepChange();
    // wouter's prefix for a path outside its base.
    navigate(`~${href}`);
  };
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  );
}
