import { type MenuPackage, navigationIn } from '../../catalogue/menu.ts';
import { company } from '../../content/company.ts';
import { navigation } from '../../content/en/navigation.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { isPackagePath, links } from '../../domain/links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ArrowLeft } from '../ui/lucide/icons.tsx';
import { Brand, NAME_WIDTH } from './brand.tsx';
import { MobileMenuButton } from './mobile-menu.tsx';
import { PackagesPanel, StageBead } from './packages-panel.tsx';

type Props = { path: string; packages: MenuPackage[]; contactHref: string };

const LINK =
  'inline-flex min-h-11 items-center rounded-full px-4 font-medium text-small hover:bg-violet-wash hover:text-violet-deep';

// 'Get Started' shows from the width at which it fits beside the name. The menu has it too.
const FITS: readonly (readonly [number, string])[] = [
  [6.5, 'max-[22rem]:hidden'],
  [12, 'whitespace-nowrap max-[27rem]:hidden'],
  [18, 'whitespace-nowrap max-[32rem]:hidden'],
  [25, 'whitespace-nowrap max-[38rem]:hidden'],
];
const SHOWN = FITS.find(([width]) => NAME_WIDTH <= width)?.[1] ?? 'whitespace-nowrap max-md:hidden';

/** The sticky header, native HTML throughout. `first-move.ts` enhances it. */
export function Header({ path, packages, contactHref }: Props) {
  return (
    // Opaque, or text on a dark band would show through.
    <header data-top="" className="site-header sticky top-0 z-40 border-hairline border-b bg-paper">
      <div className="page-width flex h-(--header-height) items-center justify-between gap-6">
        <a
          href={links.home}
          aria-current={path === links.home ? 'page' : undefined}
          className="inline-flex rounded-control"
        >
          <span className="sr-only">{navigation.home} </span>
          <Brand />
        </a>
        <nav aria-label={navigation.labels.main} className="hidden items-center gap-1 lg:flex">
          {navigationIn('header').map(({ id, label, to }) =>
            id === 'packages' ? (
              <PackagesPanel key={id} label={label} packages={packages} path={path} className={LINK} />
            ) : (
              <a key={id} href={to} aria-current={path === to ? 'page' : undefined} className={LINK}>
                {label}
              </a>
            ),
          )}
        </nav>
        <div className="relative flex items-center gap-2">
          <StageBead className="absolute right-full mr-4 max-lg:hidden" />
          {/* Outlined where the page has its own order button. */}
          <ButtonLink
            href={contactHref}
            text={navigation.getStarted}
            about={navigation.getStartedTarget}
            size="small"
            variant={isPackagePath(path) ? 'secondary' : 'primary'}
            className={SHOWN}
          />
          <MobileMenuButton />
        </div>
      </div>
    </header>
  );
}

/** The checkout's header: home, back to the package, contact, and nothing else. */
export function QuietHeader({ back }: { back: { href: string; name: string } }) {
  return (
    <header className="border-hairline border-b">
      <div className="page-width flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-8 max-md:pt-4 md:py-2">
        <a href={links.home} className="inline-flex rounded-control">
          <span className="sr-only">{navigation.home} </span>
          <Brand />
        </a>
        <p className="text-small max-md:order-last max-md:w-full md:mr-auto">
          <a className="tap-link gap-2 text-muted underline underline-offset-4 hover:text-violet" href={back.href}>
            <ArrowLeft className="size-4 shrink-0" />
            {fillIn(navigation.backToPackage, { package: back.name })}
          </a>
        </p>
        <p className="text-small">
          <span className="text-muted max-sm:hidden">{navigation.questions} </span>
          <a
            className="tap-link font-semibold underline underline-offset-4 hover:text-violet"
            href={`mailto:${company.email}`}
          >
            {company.email}
          </a>
        </p>
      </div>
    </header>
  );
}
