import { ChevronDown } from 'lucide-react';
import { type MenuPackage, navigationIn } from '../../catalogue/menu.ts';
import { vat } from '../../content/vat.ts';
import { SpokenPrice } from '../prices/price.tsx';

type Props = { label: string; packages: MenuPackage[]; path: string; className: string; current: boolean };

/** The packages as a disclosure: a native popover that works without a script. */
export function PackagesPanel({ label, packages, path, className, current }: Props) {
  return (
    <div data-packages>
      <button
        type="button"
        popoverTarget="packages-panel"
        className={`${className} gap-1.5`}
        data-current={current || undefined}
      >
        {label}
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      <div
        id="packages-panel"
        popover="auto"
        className="packages-panel -translate-x-1/2 fixed inset-[calc(var(--header-height)-0.25rem)_auto_auto_50%] m-0 max-h-[calc(100dvh-var(--header-height))] w-[min(30rem,calc(100vw-2rem))] overscroll-contain rounded-card border border-hairline bg-surface p-3 text-ink [--current:initial] [--focus:var(--color-violet)] [box-shadow:var(--shadow-float)]"
      >
        <PackageList packages={packages} path={path} />
        <p className="flex flex-wrap gap-x-4 px-4 pt-2 text-caption">
          <span className="mr-auto text-muted">{vat.note}</span>
          <ChoiceLinks path={path} className="underline underline-offset-4 aria-[current]:no-underline" />
        </p>
      </div>
    </div>
  );
}

/** Links that help to choose, such as to the comparison; `path` is the current page. */
export function ChoiceLinks({ path, className }: { path: string; className: string }) {
  return navigationIn('choice').map(({ id, label, to }) => (
    <a key={id} href={to} aria-current={path === to ? 'page' : undefined} className={className}>
      {label}
    </a>
  ));
}

/** The packages of a menu; `path` is the current page. */
export function PackageList({ packages, path }: { packages: MenuPackage[]; path: string }) {
  return (
    <ul className="grid gap-1">
      {packages.map((pack) => (
        <li key={pack.href}>
          <PackageLink pack={pack} current={path === pack.href} />
        </li>
      ))}
    </ul>
  );
}

// Name, promise and price.
function PackageLink({ pack, current }: { pack: MenuPackage; current: boolean }) {
  const look = pack.dedicated ? 'on-gradient' : 'hover:bg-violet-wash';
  return (
    <a
      href={pack.href}
      aria-current={current ? 'page' : undefined}
      className={`flex flex-wrap items-baseline gap-x-4 rounded-control px-4 py-2.5 ${look}`}
    >
      <span className="mr-auto font-semibold">{pack.name}</span>
      <span className={`text-small tabular-nums ${pack.dedicated ? '' : 'text-muted'}`}>
        <SpokenPrice price={pack.price} />
      </span>
      {/* The menu fits the window of a small phone: names and prices only. */}
      <span
        className={`basis-full text-small [@media(height<60rem)]:in-[.mobile-menu]:hidden ${pack.dedicated ? '' : 'text-muted'}`}
      >
        {pack.promise}
      </span>
    </a>
  );
}
