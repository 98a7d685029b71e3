import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { TextLink } from '../ui/button.tsx';

/** Set once a step has been left: the heading takes the focus on step changes, but not on page load. */
let stepChanged = false;

export function markStepChange() {
  stepChanged = true;
}

/** A step's heading. Takes the focus on a step change, so that screen readers announce it. */
export function StepHeading({ title, lead }: { title: string; lead?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!stepChanged) return;
    stepChanged = false;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className="mb-5 sm:mb-8">
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h1>
      {lead && <p className="mt-3 text-muted">{lead}</p>}
    </div>
  );
}

/** A link to another step, within the page: details that storage refused live in memory only. */
export function StepLink(link: ComponentProps<typeof TextLink>) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    markStepChange();
    // wouter's prefix for a path outside its base.
    navigate(`~${link.href}`);
  };
  return <TextLink {...link} onClick={follow} />;
}
