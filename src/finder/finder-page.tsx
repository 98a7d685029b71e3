import type { ReactNode } from 'react';

type Props = {
  title: string;
  ways: readonly { href: string; text: string }[];
  children: ReactNode;
};

export function FinderPage({ title, ways, children }: Props) {
  return (
    <div className="finder overflow-x-clip">
      <div className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
        <h1 className="font-sans font-semibold text-body tracking-normal">{title}</h1>
        {/* Needs a height of its own, see `src/layouts/browser/page-script.ts`. */}
        <div>{children}</div>
        <p className="mt-12 flex flex-wrap gap-x-8 border-hairline border-t pt-4 text-small lg:mt-16">
          {ways.map(({ href, text }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-violet"
            >
              {text}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
