import { navigation } from '../../content/navigation.ts';
import { links } from '../../domain/links.ts';

const { legal, labels } = navigation;

/** Links to the legal pages, for every footer. `className` styles a link. */
export function LegalLinks({ className }: { className: string }) {
  return (
    <nav aria-label={labels.legal}>
      <ul className="flex flex-wrap gap-x-6">
        {(['imprint', 'privacy', 'terms', 'accessibility'] as const).map((page) => (
          <li key={page}>
            <a href={links[page]} className={`inline-flex min-h-11 items-center ${className}`}>
              {legal[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
