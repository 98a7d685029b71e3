import type { CompanyRecord } from '../../catalogue/record.ts';
import type { HomeWords } from '../../content/home.ts';
import type { Figure } from '../../content/shapes.ts';
import { fillIn } from '../../domain/fill-in.ts';

type Props = {
  words: HomeWords['stats'];
  /** Ideas, concepts, startups, euro. */
  stats: readonly Figure[];
  record: CompanyRecord;
};

const DOT = 'before:size-2.5 before:flex-none before:rounded-full';
/** The colours of the first three figures' dots. */
const DOTS = [`${DOT} before:bg-muted`, `${DOT} before:bg-violet-light`, `${DOT} before:bg-lime`];

/** The record on ink, to scale: a dot for each idea screened; those validated and those launched are coloured. */
export function StatsBand({ words, stats, record }: Props) {
  const values = { ideas: record.ideasPerConcept, concepts: record.conceptsPerStartup };
  return (
    <section aria-labelledby="stats-title" className="on-ink render-late">
      {/* On a phone the figures are beside the tall drawing. */}
      <div className="page-width grid gap-x-6 gap-y-10 py-[clamp(3.5rem,8vw,6.5rem)] max-sm:grid-cols-[minmax(0,14rem)_minmax(7.5rem,1fr)] sm:gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-end">
        <div className="max-sm:col-span-full lg:self-start">
          <h2 id="stats-title" className="text-h2">
            {words.title}
          </h2>
          <p className="mt-5 text-balance text-lead text-on-ink-muted">{fillIn(words.text, values)}</p>
        </div>
        <div aria-hidden="true" className="text-caption lg:col-start-2 lg:row-start-1">
          <p className="mb-2 flex justify-end gap-5 text-small max-lg:hidden">
            <span className="text-violet-light">{inWords(stats[1])}</span>
            <span className="text-lime">{inWords(stats[2])}</span>
          </p>
          <Dots {...record} id="stats-wide" across={200} line="M0 98C90 97 158 82 197 6" className="max-sm:hidden" />
          <Dots {...record} id="stats-tall" across={100} line="M0 198C50 192 82 150 97 6" className="sm:hidden" />
          <p className="mt-3 text-on-ink-muted">{words.drawing}</p>
        </div>
        <dl className="grid gap-x-5 gap-y-8 max-sm:content-between sm:grid-cols-2 lg:col-span-full lg:grid-cols-4 lg:border-ink-line lg:border-t lg:pt-8">
          {stats.map((stat, index) => (
            <div key={stat.label} className="flex flex-col-reverse justify-end">
              <dt
                className={`flex items-baseline gap-2 text-on-ink-muted max-sm:max-w-[6.5rem] max-sm:leading-[1.35] ${DOTS[index] ?? ''}`}
              >
                {stat.label}
              </dt>
              <dd className="font-bold font-display text-[clamp(1.75rem,0.9rem+4.5vw,4.25rem)] leading-[1.1] tracking-[-0.03em]">
                {stat.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function inWords(stat: Figure | undefined): string {
  return stat ? `${stat.figure} ${stat.label}` : '';
}

type DotsProps = Pick<CompanyRecord, 'ideas' | 'concepts' | 'startups'> & {
  id: string;
  across: number;
  line: string;
  className: string;
};

/** As many dots as ideas, `across` to a row; `line` leads to the launched ones in the corner. */
function Dots({ ideas, concepts, startups, id, across, line, className }: DotsProps) {
  const down = Math.ceil(ideas / across);
  const kinds = [
    ['ideas', 'fill-muted max-sm:fill-control', `M0 0H${across}V${down}H0Z`],
    ['concepts', 'fill-violet-light', cornerOf(concepts, across)],
    ['startups', 'fill-lime', cornerOf(startups, across)],
  ] as const;
  return (
    <svg viewBox={`0 0 ${across} ${down}`} aria-hidden="true" className={`h-auto w-full overflow-visible ${className}`}>
      {kinds.map(([kind, fill]) => (
        <pattern key={kind} id={`${id}-${kind}`} width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r={kind === 'startups' ? 0.44 : 0.34} className={fill} />
        </pattern>
      ))}
      {kinds.map(([kind, , area]) => (
        <path key={kind} d={area} fill={`url(#${id}-${kind})`} />
      ))}
      <path d={line} className="momentum-line stroke-[clamp(3px,0.4vw,5px)]" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The area of exactly `count` dots in the upper right corner, column by column. */
function cornerOf(count: number, across: number): string {
  const rows = Math.ceil(Math.sqrt(count * 0.8));
  const columns = Math.floor(count / rows);
  return `M${across} 0V${rows}h${-columns}V${count % rows}h-1V0Z`;
}
