import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactInput } from '../../domain/contact-message.ts';

/**
 * Gives the form the package of the stage that is chosen on this page, unless the visitor or the address has named one.
 * The page keeps the stage, so one that was chosen before the form had hydrated is found as well.
 */
export function useStagePackage({ getValues, setValue }: UseFormReturn<ContactInput>, onGiven: () => void) {
  /** The package that the form was last given, which it may be given another for. */
  const given = useRef('');

  const follow = useEffectEvent(() => {
    if (new URLSearchParams(location.search).has('package')) return;
    const asked = document.querySelector<HTMLElement>('[data-instrument] :checked')?.dataset['package'] ?? '';
    const value = getValues('package') ?? '';
    if (![given.current, asked, ''].includes(value)) return;
    given.current = asked;
    if (value === asked) return;
    setValue('package', asked as '');
    onGiven();
  });

  useEffect(() => {
    follow();
    const instrument = document.querySelector('[data-instrument]');
    instrument?.addEventListener('change', follow);
    return () => instrument?.removeEventListener('change', follow);
  }, []);
}
