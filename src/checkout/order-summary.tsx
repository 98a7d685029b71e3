import { billingTermsOf } from '../../catalogue/prices.ts';
import type { CheckoutPackage } from '../../catalogue/printed-checkout.ts';
import { printAsked } from '../../catalogue/printed-estimate.ts';
import { orderSummary as summary } from '../../content/en/checkout-page.ts';
import { SpokenPrice } from '../prices/price.tsx';
import { Check, ChevronDown } from '../ui/lucide/icons.tsx';
import { EstimateLine } from './estimate-line.tsx';

export function OrderSummary({ pack }: { pack: CheckoutPackage }) {
  return (
    <aside aria-labelledby="summary-title" className="lg:sticky lg:top-8">
      <h2 id="summary-title" className="sr-only">
        {summary.title}
      </h2>
      <details className="group card lg:hidden">
        <summary className="grid cursor-pointer list-none gap-y-1 rounded-card px-5 py-4 [&::-webkit-details-marker]:hidden">
          <span className="flex justify-between gap-x-4 font-semibold">
            <span className="text-balance">
              <span className="max-sm:sr-only">{summary.title}: </span>
              {pack.name}
            </span>
            <span className="shrink-0">
              <span className="font-normal text-muted text-small max-sm:sr-only">{`${summary.total} `}</span>
              <span className="whitespace-nowrap tabular-nums">
                <SpokenPrice price={pack.price} />
              </span>
            </span>
          </span>
          <span className="flex flex-wrap justify-between gap-x-4 text-small">
            <span className="flex items-center gap-1.5 text-violet">
              <span className="underline underline-offset-4 group-open:hidden">{summary.show}</span>
              <span className="hidden underline underline-offset-4 group-open:inline">{summary.hide}</span>
              <ChevronDown className="size-4 shrink-0 transition-transform duration-(--duration-quick) group-open:rotate-180" />
            </span>
            {pack.vat && <span className="text-muted group-open:hidden">{pack.vat}</span>}
          </span>
          <EstimateLine mostHours={pack.mostHours} print={printAsked} className="text-caption group-open:hidden" />
          {pack.isCustom && <span className="text-muted text-small group-open:hidden">{summary.custom}</span>}
        </summary>
        <div className="border-hairline border-t px-5 py-5">
          <SummaryBody pack={pack} />
        </div>
      </details>
      <Sizes pack={pack} className="mt-3 lg:hidden" />
      <div className="hidden card p-7 [box-shadow:var(--shadow-card)] lg:block">
        <p aria-hidden="true" className="mb-5 font-display font-bold text-h3">
          {summary.title}
        </p>
        <SummaryBody pack={pack} />
        <Sizes pack={pack} className="mt-4 border-hairline border-t pt-4" />
      </div>
    </aside>
  );
}

function SummaryBody({ pack }: { pack: CheckoutPackage }) {
  const terms = billingTermsOf(pack.id);
  return (
    <>
      <p className="font-semibold">{pack.name}</p>
      <p className="mt-1 text-muted text-small">{pack.description}</p>
      <h3 className="mt-5 mb-2 font-sans font-semibold text-small tracking-normal">{summary.included}</h3>
      <ul className="grid gap-2 text-small">
        {pack.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-0.5 size-4 shrink-0 text-violet" />
            {feature}
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid gap-2 border-hairline border-t pt-5">
        <Line label={summary.subtotal} value={pack.price} />
        <Line label={summary.total} value={pack.price} strong />
      </dl>
      {pack.isCustom && <p className="mt-2 text-muted text-small">{summary.custom}</p>}
      {pack.vat && <p className="text-right text-muted text-small">{pack.vat}</p>}
      <EstimateLine mostHours={pack.mostHours} print={printAsked} className="mt-2 text-caption" />
      {terms.length > 0 && (
        <dl className="mt-4 grid gap-2">
          {terms.map(({ label, value }) => (
            <Line key={label} label={label} value={value} />
          ))}
        </dl>
      )}
    </>
  );
}

function Sizes({ pack: { sizes }, className }: { pack: CheckoutPackage; className: string }) {
  return (
    sizes && (
      <p className={`text-small ${className}`}>
        {sizes.text}{' '}
        <a href={sizes.href} className="text-link">
          {summary.choose}
        </a>
      </p>
    )
  );
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-semibold text-lead' : 'text-muted text-small'}`}>
      <dt className="shrink-0">{label}</dt>
      <dd className="text-balance text-right tabular-nums">
        <SpokenPrice price={value} />
      </dd>
    </div>
  );
}
