import type { Point } from '../../../content/shapes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

type Props = {
  title: string;
  outcomes: readonly Point[];
  /** A link to an example of what they get. */
  example?: { href: string; text: string } | undefined;
};

/** What founders get from a package: a list beside its heading. */
export function Outcomes({ title, outcomes, example }: Props) {
  const list = (
    <ul className="border-ink border-t-2">
      {outcomes.map((outcome) => (
        <li key={outcome.title} className="flex gap-4 border-hairline py-3 not-first:border-t sm:gap-5 lg:py-5">
          <Icon name={outcome.icon} className="mt-1 size-6 shrink-0 text-(--accent)" />
          <div>
            <h3 className="text-h3">{outcome.title}</h3>
            <p className="text-muted max-sm:text-small">{outcome.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Section id="outcomes" title={title} beside={list}>
      {example && (
        <a
          href={example.href}
          className="inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4"
        >
          {example.text}
        </a>
      )}
    </Section>
  );
}
