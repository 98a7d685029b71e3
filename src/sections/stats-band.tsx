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

/** The record on ink, to scale: a dot for each idea screened; those validated and those launched are coloured. */
export function StatsBand({ words, stats, record }: Props) {
  const values = { ideas: record.ideasPerConcept, concepts: record.conceptsPerStartup };
  return (
    <section aria-labelledby="stats-title" className="on-ink render-late">
      <div className="page-width stats">
        <div>
          <h2 id="stats-title" className="text-h2">
            {words.title}
          </h2>
          <p className="mt-5 text-balance text-lead text-on-ink-muted">{fillIn(words.text, values)}</p>
        </div>
        <div aria-hidden="true" className="text-caption">
          <p className="mb-2 flex justify-end gap-5 text-small max-lg:hidden">
            <span className="text-violet-light">{inWords(stats[1])}</span>
            <span className="text-lime">{inWords(stats[2])}</span>
          </p>
          <Dots {...record} id="stats-wide" across={200} line="M0 98C90 97 158 82 197 6" className="max-sm:hidden" />
          <Dots {...record} id="stats-tall" across={100} line="M0 198C50 192 82 150 97 6" className="sm:hidden" />
          <p className="mt-3 text-on-ink-muted">{words.drawing}</p>
        </div>
        <dl className="stats-figures">
          {stats.map((stat) => (
            <div key={stat.label}>
              <dt className="text-on-ink-muted">{stat.label}</dt>
              <dd className="font-bold font-display tracking-[-0.03em]">{stat.figure}</dd>
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
