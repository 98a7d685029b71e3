import { useEffect, useRef, useState } from 'react';

/**
 * Goes to the next step after a delay, counted from the last click that `onClick` received: a submit event is created only
 * once that click has been handled. Leaving the step or the page cancels it; a page restored from the back/forward cache is
 * not waiting.
 */
export function useDelayedStep(waitMs: number, onDone: () => void) {
  const [waiting, setWaiting] = useState(false);
  const clickedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const cancel = () => {
      clearTimeout(timer.current);
      setWaiting(false);
    };
    window.addEventListener('pagehide', cancel);
    return () => {
      window.removeEventListener('pagehide', cancel);
      clearTimeout(timer.current);
    };
  }, []);

  const onClick = ({ timeStamp }: { timeStamp: number }) => {
    clickedAt.current = timeStamp;
  };
  const start = () => {
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(onDone, clickedAt.current + waitMs - performance.now());
  };
  return { waiting, onClick, start };
}
