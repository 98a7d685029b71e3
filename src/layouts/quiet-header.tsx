import { company } from '../../content/company.ts';
import { navigation } from '../../content/navigation.ts';
import { links } from '../../domain/links.ts';
import { Brand } from './brand.tsx';

/** The header of the checkout: the way home and a way to ask, and nothing else to click. */
export function QuietHeader() {
  return (
    <header className="border-hairline border-b">
      <div className="page-width flex h-(--header-height) items-center justify-between gap-6">
        <a href={links.home} className="inline-flex rounded-control">
          <span className="sr-only">{navigation.home} </span>
          <Brand />
        </a>
        <p className="text-small">
          <span className="text-muted max-sm:hidden">{navigation.questions} </span>
          <a className="font-semibold underline underline-offset-4 hover:text-violet" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </p>
      </div>
    </header>
  );
}
