import { useState } from 'react';
import { NOT_FOUND, OTHER_HOSTS } from '../../domain/visits.ts';
import { printed } from './visit-days.ts';

type Row = readonly [name: string, first: number, second?: number];
type TableProps = { columns: readonly [title: string, ...figures: string[]]; rows: readonly Row[]; empty: string };

const SHOWN_AT_FIRST = 10;

const LABELS: Record<string, string> = {
  '/': 'Home page',
  [NOT_FOUND]: 'Addresses without a page',
  [OTHER_HOSTS]: 'Others',
};

/** Rows with a bar for their first figure; addresses without a page are apart at its foot. */
export function CountTable({ columns, rows: all, empty }: TableProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = all.filter(([name]) => name !== NOT_FOUND);
  const apart = all.find(([name]) => name === NOT_FOUND);
  const most = Math.max(1, ...rows.map(([, first]) => first));
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-label={columns[0]}>
      <table className="visits-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <CountRow key={row[0]} row={row} share={row[1] / most} />
          ))}
        </tbody>
        {apart && (
          <tfoot>
            <CountRow row={apart} share={0} />
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

function CountRow({ row: [name, first, second], share }: { row: Row; share: number }) {
  return (
    <tr>
      <th scope="row">
        <svg className="absolute inset-x-0 inset-y-0.5 h-[calc(100%-4px)] w-full fill-violet-tint" aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" />
        </svg>
        <bdi>{LABELS[name] ?? name}</bdi>
      </th>
      <td>{printed(first)}</td>
      {second !== undefined && <td>{printed(second)}</td>}
    </tr>
  );
}
