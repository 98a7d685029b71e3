import { useState } from 'react';
import type { DeskAnswers } from '../../domain/desk.ts';
import { NOT_FOUND, OTHER_HOSTS } from '../../domain/visits.ts';
import { printed } from './visit-days.ts';

type Row = { name: string; label: string; counts: readonly [number, number?] };
type TableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
  apart?: Row | undefined;
  empty: string;
};

const SHOWN_AT_FIRST = 10;

const LABELS: Record<string, string> = {
  '/': 'Home page',
  [NOT_FOUND]: 'Addresses without a page',
  [OTHER_HOSTS]: 'Others',
};

export function PageTable({ pages }: Pick<DeskAnswers['visits'], 'pages'>) {
  const all = pages.map(({ path, opened, prepared }) => ({ ...named(path), counts: [opened, prepared] as const }));
  return (
    <CountTable
      title="Pages"
      columns={['Opened', 'In advance']}
      rows={all.filter(({ name }) => name !== NOT_FOUND)}
      apart={all.find(({ name }) => name === NOT_FOUND)}
      empty="No page was opened."
    />
  );
}

export function HostTable({ hosts }: Pick<DeskAnswers['visits'], 'hosts'>) {
  const rows = hosts.map(({ host, visits }) => ({ ...named(host), counts: [visits] as const }));
  return (
    <CountTable
      title="Sites that link here"
      columns={['Visits']}
      rows={rows}
      empty="Nobody came from a link on another site."
    />
  );
}

function named(name: string) {
  return { name, label: LABELS[name] ?? name };
}

function CountTable({ title, columns, rows, apart, empty }: TableProps) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...rows.map(({ counts }) => counts[0] ?? 0));
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-label={title}>
      <table className="visits-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <CountRow key={row.name} {...row} share={(row.counts[0] ?? 0) / most} />
          ))}
        </tbody>
        {apart && (
          <tfoot>
            <CountRow {...apart} share={0} />
          </tfoot>
        )}
      </table>
      {rows.length === 0 && <p className="py-2 text-muted text-small">{empty}</p>}
      {rows.length > SHOWN_AT_FIRST && (
        <button type="button" className="desk-tool mt-2 text-violet" onClick={() => setWhole(!isWhole)}>
          Show {isWhole ? SHOWN_AT_FIRST : rows.length}
        </button>
      )}
    </section>
  );
}

function CountRow({ label, counts: [first = 0, second], share }: Row & { share: number }) {
  return (
    <tr>
      <th scope="row">
        <svg className="absolute inset-x-0 inset-y-0.5 h-[calc(100%-4px)] w-full fill-violet-tint" aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" />
        </svg>
        <bdi>{label}</bdi>
      </th>
      <td>{printed(first)}</td>
      {second !== undefined && <td>{printed(second)}</td>}
    </tr>
  );
}
