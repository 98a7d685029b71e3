import { ButtonLink } from '../ui/button.tsx';

type Props = {
  title: string;
  text: string;
  button: string;
  href: string;
  second?: { href: string; text: string };
};

/** The closing call to action, on ink. */
export function ClosingCall({ title, text, button, href, second }: Props) {
  return (
    <section aria-labelledby="closing-title" className="section-gap">
      <div className="page-width">
        <div className="on-ink grid gap-4 rounded-card p-5 md:grid-cols-[1fr_auto] md:items-center md:p-12">
          <div>
            <h2 id="closing-title" className="text-h2">
              {title}
            </h2>
            <p className="mt-2 text-on-ink-muted sm:text-lead">{text}</p>
          </div>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={href} variant="lime">
              {button}
            </ButtonLink>
            {second && (
              <ButtonLink href={second.href} variant="on-dark">
                {second.text}
              </ButtonLink>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
