type Props = {
  /** The name of its file. */
  image: string;
  className: string;
  /** Whether it stands on the first screen. */
  eager?: boolean;
};

/** The portrait of who tells a story; whom it shows is said beside it. */
export function Portrait({ image, className, eager }: Props) {
  return (
    <img
      src={`/portraits/${image}.svg`}
      alt=""
      width="240"
      height="280"
      loading={eager ? undefined : 'lazy'}
      className={className}
    />
  );
}
