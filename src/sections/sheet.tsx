import type { ReactNode } from 'react';
import type { OfferSheet } from '../../catalogue/printed.ts';
import type { Company } from '../../content/company.ts';
import type { ExamplePlanWords } from '../../content/en/example-plan.ts';
import type { OfferWords } from '../../content/en/offer.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MomentumLine } from '../ui/momentum-path.tsx';

type OfferProps = { sheet: OfferSheet; words: OfferWords; company: Company; phoneLink: string; children: ReactNode };

const HEADING = 'mt-6 mb-3 text-[length:var(--text-body)] tracking-[-0.01em]';
const LIST = 'grid list-[square] gap-1 ps-4.5 text-small/[1.45] marker:text-violet';

/** A printable offer: what, for how much, what is included, on which assumptions, and whom to ask. */
export function OfferSheetView({ sheet, words, company, phoneLink, children }: OfferProps) {
  return (
    <div className="page-width py-10 lg:py-14 print:p-0">
      <p className="mx-auto mb-6 flex max-w-200 flex-wrap gap-x-2 gap-y-3 print:hidden sm:gap-x-3">
        <ButtonLink href={sheet.order} text={words.order} data-order />
        <Button variant="secondary" className="noscript:hidden max-sm:flex-1 max-sm:px-4" data-print>
          {words.print}
        </Button>
        <ButtonLink href={sheet.ask} text={words.ask} variant="quiet" className="max-sm:flex-1 max-sm:px-2" />
      </p>
      <Sheet labelledBy="offer-title" className="offer">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          {children}
          <p className="ms-auto min-w-36 text-right text-small whitespace-nowrap">
            <span className="block text-muted">{words.date}</span>
            {/* Without JavaScript the date is left blank to write by hand. */}
            <span
              className="empty:after:block empty:after:h-6 empty:after:w-36 empty:after:border-control empty:after:border-b"
              data-today="shown"
            />
          </p>
        </header>
        <p className="mt-10 font-semibold text-small text-violet">{words.title}</p>
        <h1 id="offer-title" className="mt-2 text-h2">
          {sheet.name}
        </h1>
        <p className="mt-2 max-w-measure text-muted">{sheet.description}</p>
        <SheetLine />
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3 print:mt-2">
          {/* One text: the tagged PDF of an offer has neither `aria-hidden` nor visually hidden ones. */}
          <span className="font-bold font-display text-[length:min(var(--text-price),9vw)] leading-none">
            {sheet.price}
          </span>
          {sheet.vat && <span className="text-muted">{sheet.vat}</span>}
        </p>
        <h2 className={HEADING}>{words.included}</h2>
        <div className="columns-[16rem_2] gap-x-10 *:mb-5.5 print:*:mb-3">
          {sheet.included.map(({ title, items }) => (
            <div key={title ?? ''} className="break-inside-avoid">
              {title && <h3 className="mb-1 font-sans font-semibold text-caption text-muted">{title}</h3>}
              <ul className={LIST}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <h2 className={HEADING}>{words.assumptions}</h2>
        <ul className={LIST} data-total={words.total} data-most-hours={sheet.mostHours} data-cost={sheet.teamCost}>
          {sheet.assumptions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2 className={HEADING}>{words.contact}</h2>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          <ContactLine company={company} phoneLink={phoneLink} />
        </p>
        <p className="mt-6 border-hairline border-t pt-4 font-medium text-small">{words.notContract}</p>
      </Sheet>
    </div>
  );
}

type PlanProps = { words: ExamplePlanWords; print: string; back: string; children: ReactNode };

export function ExamplePlan({ words, print, back, children }: PlanProps) {
  return (
    <div className="page-width py-10 lg:py-14 print:p-0">
      <p className="mx-auto mb-6 flex max-w-200 flex-wrap gap-3 print:hidden">
        <Button className="noscript:hidden" data-print>
          {print}
        </Button>
      </p>
      <Sheet labelledBy="plan-title">
        <header className="flex items-center justify-between gap-6">
          {children}
          <p className="rounded-full border border-control border-dashed px-3 py-1 font-semibold text-caption">
            {words.eyebrow}
          </p>
        </header>
        <h1 id="plan-title" className="mt-10 text-h2">
          {words.heading}
        </h1>
        <p className="mt-3 max-w-measure text-muted">{words.lead}</p>
        <SheetLine />
        <ol className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          {words.steps.map(({ figure, title }) => (
            <li key={title}>
              <span className="block font-bold font-display text-lead">{figure}</span>
              <span className="text-muted text-small">{title}</span>
            </li>
          ))}
        </ol>
        <div className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {words.sections.map(({ title, lines }) => (
            <section
              key={title}
              className="row-span-2 grid break-inside-avoid grid-rows-subgrid gap-0 border-ink border-t-2 pt-3"
            >
              <h2 className="text-[length:var(--text-body)] leading-tight tracking-[-0.01em]">{title}</h2>
              {/* Room to write on. */}
              <ul className="text-muted text-small *:flex *:h-10 *:items-end *:border-hairline *:border-b *:pb-1.5">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Sheet>
      <p className="mx-auto mt-6 max-w-200 print:hidden">
        <ButtonLink href={back} text={words.back} variant="secondary" />
      </p>
    </div>
  );
}

type SheetProps = { labelledBy: string; className?: string; children: ReactNode };

/** A sheet to read and to print; on paper it is alone on its page. */
function Sheet({ labelledBy, className = '', children }: SheetProps) {
  return (
    <article
      aria-labelledby={labelledBy}
      className={`${className} paper-sheet mx-auto max-w-200 card p-[clamp(1.5rem,5vw,3.5rem)] shadow-card print:max-w-none print:border-0 print:p-0 print:shadow-none`}
    >
      {children}
    </article>
  );
}

function SheetLine() {
  return (
    <MomentumLine
      viewBox="0 0 640 60"
      className="mt-2 block h-11 w-full overflow-visible stroke-5"
      d="M4 52C200 52 360 50 470 40C540 33 590 22 634 6"
    />
  );
}

export function ContactLine({ company, phoneLink }: { company: Company; phoneLink: string }) {
  const { street, postcode, city } = company.address;
  return (
    <>
      <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
      <a href={phoneLink} className="whitespace-nowrap">
        {company.phone}
      </a>{' '}
      <span>
        {street}, {postcode} {city}
      </span>
    </>
  );
}
