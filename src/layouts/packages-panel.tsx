import { type MenuPackage, navigationIn } from '../../catalogue/menu.ts';
import { stageWords } from '../../content/en/stages.ts';
import { vat } from '../../content/en/vat.ts';
import { isPackagePath, links } from '../../domain/links.ts';
import { SpokenPrice } from '../prices/price.tsx';
import { ChevronDown } from '../ui/lucide/icons.tsx';

type PackagesPanelProps = { label: string; packages: MenuPackage[]; path: string; className: string };

/** The packages as a disclosure: a native popover that works without a script. */
export function PackagesPanel({ label, packages, path, className }: PackagesPanelProps) {
  return (
    <div data-packages>
      <button
        type="button"
        popoverTarget="packages-panel"
        className={`${className} gap-1.5`}
        data-current={isPackagePath(path) || undefined}
      >
        {label}
        <ChevronDown className="size-4" />
      </button>
      <div id="packages-panel" popover="auto" className="packages-panel">
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

export function PackageList({ packages, path }: { packages: MenuPackage[]; path: string }) {
  return (
    <ul className="grid gap-1">
      {packages.map((pack) => (
        <li key={pack.href}>
          <a
            href={pack.href}
            aria-current={path === pack.href ? 'page' : undefined}
            className={`menu-package ${pack.dedicated ? 'on-gradient' : ''}`}
          >
            <b>{pack.name}</b>{' '}
            <span>
              <SpokenPrice price={pack.price} />
            </span>{' '}
            <span className="menu-promise">{pack.promise}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The place of a bead with the visitor's stage and the price of its package. `carry-stage.ts` takes it out and fills it in. */
export function StageBead({ className }: { className: string }) {
  return (
    <template data-bead>
      <a href={links.packages} className={`stage-bead group ${className}`}>
        <span className="underline-offset-4 group-hover:underline">
          <span className="lg:max-xl:block">{stageWords.yours}:</span> <span data-fill="stage" />{' '}
          <span data-fill="price" className="lg:max-xl:hidden">
            <span aria-hidden="true"> · </span>
          </span>
        </span>
      </a>
    </template>
  );
}
