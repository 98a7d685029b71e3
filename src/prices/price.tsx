import type { ReactNode } from 'react';
import { spokenPrice } from '../../domain/price.ts';
import { Spoken } from '../ui/spoken.tsx';

type PriceProps = { amount: string; suffix: string; className: string; suffixClassName?: string };

export function Price({ amount, suffix, className, suffixClassName = 'text-muted' }: PriceProps) {
  return (
    <SpokenPrice price={`${amount} ${suffix}`}>
      <span className={`whitespace-nowrap font-bold font-display tracking-[-0.02em] ${className}`}>{amount}</span>
      <span className={suffixClassName}>{suffix}</span>
    </SpokenPrice>
  );
}

/** A price such as '749€/month' to be seen, or these children; one phrase to be heard: '749€ a month', with what it is the price `of`. */
export function SpokenPrice({ price, of, children = price }: { price: string; of?: string; children?: ReactNode }) {
  const words = (of ? `${of}: ` : '') + spokenPrice(price);
  return words === price ? children : <Spoken words={words}>{children}</Spoken>;
}
