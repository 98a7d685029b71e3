import { fillIn } from '../../domain/fill-in.ts';
import { Announced } from './spoken.tsx';

type Props = {
  /** The sentence above the list, with `{count}`. */
  title: string;
  /** The invalid fields in order: control id and message. */
  problems: readonly { id: string; message: string }[];
  /** The error of a field that had the focus already: not read by itself. */
  again: string;
  submitCount: number;
};

const LEAST = 3;

/** Lists the errors of the last submit with links to the fields, from three errors on, and announces `again`. */
export function ErrorSummary({ title, problems, again, submitCount }: Props) {
  return (
    <>
      <Announced text={again} times={submitCount} />
      {problems.length >= LEAST && (
        // The first field takes the focus: the margin leaves room for the summary when it scrolls into view.
        <div className="col-span-full rounded-control border border-danger bg-danger-wash px-5 py-4 text-small [&+*_:is(input,select,textarea)]:scroll-mt-64">
          <p className="font-semibold">{fillIn(title, { count: problems.length })}</p>
          <ul className="mt-2 grid gap-1">
            {problems.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="text-danger underline underline-offset-4"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
