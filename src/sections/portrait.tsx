import { isPhoto, PHOTO_FORMATS, PORTRAIT_SIZE, portraitPath } from '../../domain/portraits.ts';

type Props = {
  /** A file name with an extension is a photo, without one a drawing. */
  image: string;
  className: string;
  eager?: boolean;
};

/** A storyteller's portrait. The name is in the text beside it. */
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
