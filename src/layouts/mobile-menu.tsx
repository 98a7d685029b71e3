import { type MenuPackage, navigationIn } from '../../catalogue/menu.ts';
import { company } from '../../content/company.ts';
import { navigation } from '../../content/en/navigation.ts';
import { vat } from '../../content/en/vat.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Menu, X } from '../ui/lucide/icons.tsx';
import { LanguageLinks } from './footer.tsx';
import { ChoiceLinks, PackageList, StageBead } from './packages-panel.tsx';

// The icon's bars end flush with the page's text.
const ICON_BUTTON = '-mr-3.25 inline-flex size-11 items-center justify-center rounded-full hover:bg-violet-wash';

const ID = 'mobile-menu';
const CLOSE_ID = 'close-menu';

/** Opens the menu. Without JavaScript a link, because a popover would stay open over the section that its links lead to. */
export function MobileMenuButton() {
  const content = (
    <>
      <Menu className="size-6" />
      <span className="sr-only">{navigation.openMenu}</span>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={`${ICON_BUTTON} noscript:hidden lg:hidden`}
        aria-haspopup="dialog"
        popoverTarget={ID}
      >
        {content}
      </button>
      <noscript>
        <a href={`#${ID}`} className={`${ICON_BUTTON} lg:hidden`}>
          {content}
        </a>
      </noscript>
    </>
  );
}

type Props = { packages: MenuPackage[]; path: string; contactHref: string };

/** The menu of narrow screens. A popover, because `showModal()` restyles the whole page before the dialog paints. */
export function MobileMenu({ packages, path, contactHref }: Props) {
  const close = (
    <>
      <X className="size-6" />
      <span className="sr-only">{navigation.closeMenu}</span>
    </>
  );
  return (
    <dialog
      id={ID}
      popover="auto"
      aria-label={navigation.menu}
      className="mobile-menu fixed inset-y-0 flex-col open:flex right-0 left-auto m-0 h-dvh max-h-none w-[min(24rem,90vw)] max-w-none border-0 bg-paper px-(--gutter) pt-3.5 pb-5 text-ink"
    >
      <div className="flex items-center justify-end">
        <StageBead className="mr-auto ml-4" />
        <button
          type="button"
          className={`${ICON_BUTTON} noscript:hidden`}
          popoverTarget={ID}
          popoverTargetAction="hide"
        >
          {close}
        </button>
        {/* Links to itself while hidden, so the page does not scroll. */}
        <noscript>
          <a id={CLOSE_ID} href={`#${CLOSE_ID}`} className={ICON_BUTTON}>
            {close}
          </a>
        </noscript>
      </div>
      {/* The list scrolls; Get Started stays at the foot of a low window, and in a very low one the whole menu scrolls. */}
      <nav aria-label={navigation.labels.menu} className="flex min-h-0 flex-col [@media(height<30rem)]:flex-none">
        <ul className="menu-list -mx-1 mt-1 grid overflow-y-auto overscroll-contain p-1">
          {navigationIn('menu').map(({ id, label, to }) =>
            id === 'packages' ? (
              <li key={id}>
                <p className="px-4 pt-3 pb-1 font-semibold text-muted text-small">
                  {label} <span className="font-normal">({vat.note})</span>
                </p>
                <PackageList packages={packages} path={path} />
                <p className="flex flex-wrap gap-x-6 px-4 font-semibold text-small">
                  <ChoiceLinks
                    path={path}
                    className="tap-link underline underline-offset-4 aria-[current]:no-underline"
                  />
                </p>
              </li>
            ) : (
              <li key={id}>
                <a
                  href={to}
                  aria-current={path === to ? 'page' : undefined}
                  className="block rounded-control px-4 py-2.5 font-semibold hover:bg-violet-wash"
                >
                  {label}
                </a>
              </li>
            ),
          )}
        </ul>
        <ButtonLink
          href={contactHref}
          text={navigation.getStarted}
          about={navigation.getStartedTarget}
          className="mt-4 w-full shrink-0"
        />
      </nav>
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 px-4 text-muted text-small">
        <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
        <LanguageLinks path={path} className="underline underline-offset-4" />
      </p>
    </dialog>
  );
}
