import type { HomeWords } from '../../content/home.ts';
import type { CarouselWords } from '../../content/interface.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { StorySlide } from '../catalogue/case-studies.ts';
import { Carousel } from '../ui/carousel.tsx';
import { Portrait } from './portrait.tsx';

type Words = HomeWords['stories'];
type Props = { words: Words; carousel: CarouselWords; stories: readonly StorySlide[] };

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
    <div className="story-slide">
      <Portrait image={story.image} className="portrait w-32 md:w-44 lg:w-72" />
      <figure className="contents">
        <blockquote className="carousel-turn font-display font-semibold text-h3 leading-tight tracking-[-0.015em] md:text-[2.25rem]">
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
        <p className="carousel-turn flex flex-wrap gap-2 self-start">
          {story.beganWith && (
            <span className="story-fact">{fillIn(words.beganWith, { package: story.beganWith })}</span>
          )}{' '}
          {story.isSample && <span className="story-fact story-sample">{words.sample}</span>}
        </p>
      )}
      <a
        href={link}
        // A link to '#' must not jump to the top of the page.
        onClick={link === '#' ? (event) => event.preventDefault() : undefined}
        className="carousel-turn inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
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
