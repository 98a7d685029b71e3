import type { HomeWords } from '../../content/home.ts';
import type { CarouselWords } from '../../content/interface.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { StorySlide } from '../catalogue/case-studies.ts';
import { Carousel } from '../ui/carousel.tsx';
import { PILL, SAMPLE_PILL } from './pill.ts';
import { Portrait } from './portrait.tsx';

type Words = HomeWords['stories'];
type Props = { words: Words; carousel: CarouselWords; stories: readonly StorySlide[] };

/** The facts too are below the quotation on a phone, where they do not break within their pills. */
const BELOW = 'order-1 col-span-full lg:order-none lg:col-span-1 lg:col-start-2';

/** Success stories, one large quotation at a time. */
export function Stories({ words, carousel, stories }: Props) {
  if (stories.length === 0) return null;
  const slides = stories.map((story) => ({
    key: story.name,
    name: story.name,
    content: <Slide story={story} words={words} />,
  }));
  return (
    <div className="mt-8 lg:mt-12">
      <Carousel label={words.title} words={carousel} slides={slides} />
    </div>
  );
}

function Slide({ story, words }: { story: StorySlide; words: Words }) {
  const { link = '#' } = story;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-[clamp(1rem,4vw,3.5rem)] gap-y-5 sm:gap-y-3 lg:content-normal">
      <Portrait
        image={story.image}
        className="w-32 rounded-card bg-violet-tint sm:row-span-2 md:w-44 lg:row-span-4 lg:w-72"
      />
      <figure className="contents">
        <blockquote
          className={`carousel-turn ${BELOW} font-display font-semibold text-h3 leading-tight tracking-[-0.015em] sm:mt-5 sm:mb-2 md:text-[2.25rem]`}
        >
          <p>‘{story.quote}’</p>
        </blockquote>
        <figcaption className="carousel-turn self-end">
          <span className="font-semibold max-sm:block">{story.name}</span>
          <span className="text-muted">
            <span className="max-sm:hidden">, </span>
            {story.role}, {story.company}
          </span>
        </figcaption>
      </figure>
      {(story.beganWith || story.isSample) && (
        <p className="carousel-turn flex flex-wrap gap-2 self-start max-sm:order-1 max-sm:col-span-full">
          {story.beganWith && <span className={PILL}>{fillIn(words.beganWith, { package: story.beganWith })}</span>}{' '}
          {story.isSample && <span className={SAMPLE_PILL}>{words.sample}</span>}
        </p>
      )}
      <a
        href={link}
        // A link to '#' must not jump to the top of the page.
        onClick={link === '#' ? (event) => event.preventDefault() : undefined}
        className={`carousel-turn ${BELOW} inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4`}
      >
        {words.link}
        <span className="sr-only">
          {' '}
          {words.linkOf} {story.company}
        </span>
      </a>
    </div>
  );
}
