import type { ReactNode } from 'react';
import type { Logo, LogoName } from '../../../content/logos.ts';

const MARKS: Record<LogoName, ReactNode> = {
  papierboot: <path d="M3 18h26l-5 8H8zM16 5l8 11H8z" />,
  ostwind: <path d="M3 10h16a4 4 0 1 0-4-4M3 16h22a4 4 0 1 1-4 4M3 22h9a3 3 0 1 1-3 3" />,
  halden: <path d="M3 25 12 9l6 9 3-4 8 11z" />,
  brightkiln: <path d="M5 27V15a11 11 0 0 1 22 0v12M11 27v-9a5 5 0 0 1 10 0v9" />,
  mittag: <path d="M16 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM16 3v3M16 26v3M3 16h3M26 16h3" />,
  quarry: <path d="M4 18h11v10H4zM17 18h11v10H17zM10 5h12v11H10z" />,
  fernweh: <path d="M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM21 11l-3 7-7 3 3-7z" />,
  lotse: <path d="M16 3v26M16 3l10 6-10 6M7 24c3 4 15 4 18 0" />,
  kornblume: (
    <path d="M16 16c-4-4-4-9 0-12 4 3 4 8 0 12zm0 0c4-4 9-4 12 0-3 4-8 4-12 0zm0 0c4 4 4 9 0 12-4-3-4-8 0-12zm0 0c-4 4-9 4-12 0 3-4 8-4 12 0z" />
  ),
};

/** A company's mark and name, in one weight of line. */
export function CompanyLogo({ logo }: { logo: Logo }) {
  return (
    <span className="inline-flex items-center gap-3 text-ink">
      <svg
        viewBox="0 0 32 32"
        className="size-8 fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {MARKS[logo.id]}
      </svg>
      <span className="font-display font-semibold text-[1.375rem] tracking-[-0.02em]">{logo.name}</span>
    </span>
  );
}
