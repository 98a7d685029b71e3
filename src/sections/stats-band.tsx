import type { CompanyRecord } from '../../catalogue/printed.ts';
import type { HomeWords } from '../../content/en/home.ts';
import type { Figure } from '../../content/shapes.ts';
import { fillIn } from '../../domain/fill-in.ts';

type Props = { words: HomeWords['stats']; stats: readonly Figure[]; record: CompanyRecord };

const DOT = 'before:size-2.5 before:flex-none before:rounded-full';
const DOTS = [`${DOT} before:bg-muted`, `${DOT} before:bg-violet-light`, `${DOT} before:bg-lime`];

/** For each drawing: ideas per dot, width by height, and where it shows. Ten ideas a dot would be a mesh on a phone. */
const DRAWINGS = [
  [20, 2, 'sm:hidden'],
  [10, 3.125, 'max-sm:hidden'],
] as const;

/** The record on ink, to scale: dots for the ideas screened; those validated and those launched are coloured. */
export function StatsBand({ words, stats, record }: Props) {
  const values = { ideas: record.ideasPerConcept, concepts: record.conceptsPerStartup };
  return (
    <section aria-labelledby="stats-title" className="on-ink render-late">
      <div className="page-width grid gap-x-16 gap-y-7 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="stats-title" className="text-h2">
            {words.title}
          </h2>
          <p className="mt-4 text-balance text-on-ink-muted sm:text-lead">{fillIn(words.text, values)}</p>
        </div>
        {DRAWINGS.map(([count, aspect, where]) => (
          <div key={count} aria-hidden="true" className={`text-caption text-on-ink-muted ${where}`}>
            <Dots {...record} each={count} aspect={aspect} />
            <p className="mt-3">{fillIn(words.drawing, { count })}</p>
          </div>
        ))}
        <dl className="grid grid-cols-2 gap-x-5 gap-y-5 md:grid-cols-4 lg:col-span-full lg:border-ink-line lg:border-t lg:pt-8">
          {stats.map((stat, index) => (
            <div key={stat.label} className="flex flex-col-reverse justify-end">
              <dt className={`flex items-baseline gap-2 text-on-ink-muted max-lg:text-small ${DOTS[index] ?? ''}`}>
                {stat.label}
              </dt>
              <dd className="font-bold font-display text-[clamp(2rem,1rem+3.2vw,4.25rem)] leading-[1.1] tracking-[-0.03em]">
                {stat.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type DotsProps = Pick<CompanyRecord, 'ideas' | 'concepts' | 'startups'> & { each: number; aspect: number };

/** The line leads to the launched ones in the corner. */
function Dots({ each, aspect, ...record }: DotsProps) {
  const dots = (of: number) => Math.max(Math.round(of / each), 1);
  const [ideas, concepts, startups] = [dots(record.ideas), dots(record.concepts), dots(record.startups)];
  const across = Math.ceil(Math.sqrt(ideas * aspect));
  const down = Math.ceil(ideas / across);
  const kinds = [
    ['ideas', 'fill-muted', `M0 0H${across}V${down}H0Z`],
    ['concepts', 'fill-violet-light', cornerOf(concepts, across)],
    ['startups', 'fill-lime', cornerOf(startups, across)],
  ] as const;
  return (
    <svg viewBox={`0 0 ${across} ${down}`} aria-hidden="true" className="h-auto w-full overflow-visible">
      {kinds.map(([kind, fill]) => (
        <pattern key={kind} id={`dot-${kind}-${each}`} width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r={kind === 'startups' ? 0.44 : 0.34} className={fill} />
        </pattern>
      ))}
      {kinds.map(([kind, , area]) => (
        <path key={kind} d={area} fill={`url(#dot-${kind}-${each})`} />
      ))}
      <path
        d={`M0 ${0.98 * down}C${0.46 * across} ${0.97 * down} ${0.8 * across} ${0.82 * down} ${0.985 * across} ${0.06 * down}`}
        className="momentum-line stroke-[clamp(3px,0.4vw,5px)]"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The area of `count` dots in the upper right corner, column by column. */
function cornerOf(count: number, across: number): string {
  const rows = Math.ceil(Math.sqrt(count * 0.8));
  const columns = Math.floor(count / rows);
  return `M${across} 0V${rows}h${-columns}V${count % rows}h-1V0Z`;
}
