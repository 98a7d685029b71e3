import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactInput } from '../../domain/contact-message.ts';

/**
 * Selects the package of the chosen stage, unless the visitor or the address has named one. Also picks up a stage chosen
 * before hydration.
 */
export function useStagePackage({ getValues, setValue }: UseFormReturn<ContactInput>, onGiven: () => void) {
  /** The package that this hook selected last, which it may replace. */
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
