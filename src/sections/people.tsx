import type { Person } from '../../content/proof.ts';
import { isPhoto, PHOTO_FORMATS, PORTRAIT_SIZE, portraitPath } from '../../domain/portraits.ts';

type PortraitProps = {
  /** A file name with an extension is a photo, without one a drawing. */
  image: string;
  className: string;
  eager?: boolean;
};

/** A storyteller's portrait. The name is in the text beside it. */
export function Portrait({ image, className, eager }: PortraitProps) {
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

export type Persons = { title: string; people: readonly Person[] };

/** The people whom founders will talk to; nothing while the company names none. */
export function People({ title, people, className }: Persons & { className: string }) {
  if (people.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="mb-3 text-h3 sm:mb-4">{title}</h3>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {people.map(({ name, role, image }) => (
          <li key={name} className="flex items-center gap-3">
            <Portrait image={image} className="h-16 w-auto rounded-control object-cover" />
            <div className="text-small">
              <p className="font-semibold">{name}</p>
              <p className="text-muted">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const PILL = 'rounded-full border border-control px-2.5 py-1 font-medium text-(length:--text-small)';

export const SAMPLE_PILL = `${PILL} border-dashed text-muted`;
