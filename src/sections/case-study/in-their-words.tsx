import type { Story } from '../../../content/stories.ts';
import { Portrait } from '../portrait.tsx';

type Props = { title: string; quote: string; story: Story };

/** The founder's words in large type. */
export function InTheirWords({ title, quote, story }: Props) {
  return (
    <section aria-labelledby="words-title" className="render-late section-gap bg-lime-wash">
      <div className="page-width py-8">
        <h2 id="words-title" className="sr-only">
          {title}
        </h2>
        <figure>
          <blockquote className="max-w-272 text-balance font-display font-semibold text-[clamp(2rem,0.9rem+3.9vw,4rem)] leading-[1.1] tracking-[-0.025em]">
            {/* The quotation mark hangs in the margin. */}
            <p className="text-balance indent-[-0.155em]">{quote}</p>
          </blockquote>
          <figcaption className="mt-8 flex items-center gap-4">
            <Portrait image={story.image} className="size-16 rounded-full object-cover object-[50%_22%]" />
            <span>
              <span className="font-semibold">{story.name}</span>
              <span className="block text-muted">
                {story.role}, {story.company}
              </span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
