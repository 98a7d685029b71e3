type Props = { amount: string; suffix: string; className: string; suffixClassName: string };

/** A price: amount and period apart to be seen, one phrase to be heard. */
export function Price({ amount, suffix, className, suffixClassName }: Props) {
  return (
    <>
      <span className="sr-only">{`${amount} ${suffix.replace('/', 'a ')}`}</span>
      <span aria-hidden="true" className={`font-bold font-display tracking-[-0.02em] ${className}`}>
        {amount}
      </span>
      <span aria-hidden="true" className={suffixClassName}>
        {suffix}
      </span>
    </>
  );
}
