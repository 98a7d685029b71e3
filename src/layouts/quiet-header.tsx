import { ArrowLeft } from 'lucide-react';
import { company } from '../../content/company.ts';
import { navigation } from '../../content/navigation.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { Brand } from './brand.tsx';

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
          <a
            className="inline-flex min-h-11 items-center gap-2 text-muted underline underline-offset-4 hover:text-violet"
            href={back.href}
          >
            <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
            {fillIn(navigation.backToPackage, { package: back.name })}
          </a>
        </p>
        <p className="text-small">
          <span className="text-muted max-sm:hidden">{navigation.questions} </span>
          <a
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-violet"
            href={`mailto:${company.email}`}
          >
            {company.email}
          </a>
        </p>
      </div>
    </header>
  );
}
