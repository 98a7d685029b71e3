import type { Drawing as DrawingData } from '../../../content/packages/drawings.ts';
import { Board } from './board.tsx';
import { CapacitySteps } from './capacity-steps.tsx';
import { Dial } from './dial.tsx';
import { Field } from './field.tsx';
import { IdeaFunnel } from './idea-funnel.tsx';
import { ValidationCurve } from './validation-curve.tsx';
import { Weeks } from './weeks.tsx';

/** A service's drawing with the package's words and figures. Decorative: the text says the same. */
export function Drawing({ drawing }: { drawing: DrawingData }) {
  switch (drawing.kind) {
    case 'dial':
      return <Dial {...drawing} />;
    case 'funnel':
      return (
        <div className="mx-auto w-full max-w-md">
          <IdeaFunnel />
          <Ends from={drawing.many} to={drawing.one} />
        </div>
      );
    case 'curve':
      return (
        <div className="mx-auto w-full max-w-md">
          <div className="relative">
            <p className="absolute bottom-[55%] left-[8%] font-semibold text-(--accent) text-caption">
              {drawing.above}
            </p>
            <ValidationCurve />
          </div>
          <Ends from={drawing.from} to={drawing.to} />
        </div>
      );
    case 'capacity':
      return <CapacitySteps {...drawing} />;
    case 'board':
      return <Board {...drawing} />;
    case 'weeks':
      return <Weeks {...drawing} />;
    case 'field':
      return (
        <div className="drawn-field mx-auto w-full max-w-54 sm:max-w-68 [&_rect]:[--seen-from:0.3]">
          {/* Boxes are visible before they are ticked. A field of dots lies on a phone and stands beside two cards. */}
          <div className={drawing.marked === 'few' ? 'max-md:hidden' : ''}>
            <Field {...drawing} />
          </div>
          {drawing.marked === 'few' && (
            <div className="md:hidden">
              <Field {...drawing} columns={drawing.rows} rows={drawing.columns} />
            </div>
          )}
          <Ends from={drawing.from} to={drawing.to} />
        </div>
      );
    case 'exchange':
      return <Exchange {...drawing} />;
    default:
      return drawing satisfies never;
  }
}

function Ends({ from, to }: { from: string; to: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 pt-3 text-caption">
      <span>{from}</span>
      <span className="whitespace-nowrap text-right font-semibold">{to}</span>
    </p>
  );
}

const SIDES = ['justify-self-start rounded-bl-none', 'justify-self-end rounded-br-none'];
const COLOURS = ['border-hairline bg-surface', 'border-transparent bg-(--accent) text-surface'];

/** A conversation: the reader on the left, us on the right. */
function Exchange({ lines }: { lines: readonly string[] }) {
  return (
    <div className="grid w-full gap-3 font-display font-semibold text-h3/[1.2]">
      {lines.map((line, index) => (
        <p
          key={line}
          className={`play-part by-turns rounded-card border px-5 py-3 [--from:translateY(1rem)] ${SIDES[index % 2]} ${COLOURS[index] ?? 'border-lime bg-lime text-ink'}`}
        >
          {line}
        </p>
      ))}
    </div>
  );
}
