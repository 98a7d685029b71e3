import { isPhoto, PHOTO_FORMATS, PORTRAIT_SIZE, portraitPath } from '../../domain/portraits.ts';

type Props = {
  /** The name of its file: with its ending a photo, without a drawing. */
  image: string;
  className: string;
  /** Whether it stands on the first screen. */
  eager?: boolean;
};

/** The portrait of who tells a story; whom it shows is said beside it. */
export function Portrait({ image, className, eager }: Props) {
  const common = { ...PORTRAIT_SIZE, loading: eager ? undefined : 'lazy', className } as const;
  if (!isPhoto(image)) return <img src={portraitPath(image)} alt="" {...common} />;
  const [small, known] = PHOTO_FORMATS;
  return (
    <picture className="contents">
      <source type={`image/${small}`} srcSet={portraitPath(image, small)} />
      <img src={portraitPath(image, known)} alt="" {...common} />
    </picture>
  );
}
