import { useEffect, useRef, useState } from 'react';

/**
 * Goes to the next step after a delay, counted from the press's `timeStamp`. Leaving the step or the page cancels it; a page
 * restored from the back/forward cache is not waiting.
 */
export function useDelayedStep(waitMs: number, onDone: () => void) {
  const [waiting, setWaiting] = useState(false);
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

  const start = (pressedAt = performance.now()) => {
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(onDone, pressedAt + waitMs - performance.now());
  };
  return { waiting, start };
}
