import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { markStepChange } from './step-heading.tsx';

type Props = { href: string; className: string; children: string };

/**
 * A link to another step. It is followed within the page, so that what the browser's storage has refused is still there;
 * with one of the keys that ask for another tab or window, it is left to the browser.
 */
export function StepLink({ href, className, children }: Props) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    markStepChange();
    // The router's mark for an address that does not stand below its base.
    navigate(`~${href}`);
  };
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  );
}
