import { Button, ButtonLink, type ButtonVariant } from '../ui/button.tsx';

const VARIANTS: { variant: ButtonVariant; ground: string }[] = [
  { variant: 'primary', ground: '' },
  { variant: 'secondary', ground: '' },
  { variant: 'quiet', ground: '' },
  { variant: 'lime', ground: 'on-ink' },
  { variant: 'on-dark', ground: 'on-gradient' },
];

/** Every button in every variant: default, small, disabled and as a link. */
export function ButtonSamples() {
  return (
    <section aria-label="Buttons" className="grid gap-3">
      {VARIANTS.map(({ variant, ground }) => (
        <div key={variant} className={`flex flex-wrap items-center gap-3 rounded-card p-4 ${ground}`}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small">
            small
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <ButtonLink variant={variant} href="#">
            a link with quite a long text in it
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
