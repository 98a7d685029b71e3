import type { StorySlide } from '../../catalogue/case-studies.ts';
import type { HomeWords } from '../../content/en/home.ts';
import type { CarouselWords } from '../../content/en/interface.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { Carousel } from '../ui/carousel.tsx';
import { PILL, Portrait, SAMPLE_PILL } from './people.tsx';

type Words = HomeWords['stories'];
type Props = { words: Words; carousel: CarouselWords; stories: readonly StorySlide[] };

export function Stories({ words, carousel, stories }: Props) {
  const slides = stories.map((story) => ({
    key: story.name,
    name: story.name,
    content: <Slide story={story} words={words} />,
  }));
  return (
    <div className="mt-6 lg:-mt-2">
      <Carousel label={words.title} words={carousel} slides={slides} />
    </div>
  );
}

function Slide({ story, words }: { story: StorySlide; words: Words }) {
  const { link = '#' } = story;
  return (
    <div className="story">
      <Portrait image={story.image} className="w-24 rounded-card bg-violet-tint sm:w-36 lg:row-span-5 lg:w-64" />
      <figure className="contents">
        <blockquote className="carousel-turn">
          <p>{fillIn(words.quoted, { quote: story.quote })}</p>
        </blockquote>
        <figcaption className="carousel-turn lg:col-start-2 lg:row-start-3">
          <span className="block font-semibold">{story.name}</span>
          <span className="text-muted">
            {story.role}, {story.company}
          </span>
        </figcaption>
      </figure>
      <div className="carousel-turn lg:row-start-4">
        {story.result && (
          <p className="mb-3">
            <strong className="font-bold font-display text-h3">{story.result.figure}</strong> {story.result.label}
          </p>
        )}
        <p className="flex flex-wrap gap-2">
          {story.isSample && <span className={SAMPLE_PILL}>{words.sample}</span>}{' '}
          {story.beganWith && <span className={PILL}>{fillIn(words.beganWith, { package: story.beganWith })}</span>}
        </p>
      </div>
      <a
        href={link}
        // A link to '#' must not jump to the top of the page.
        onClick={link === '#' ? (event) => event.preventDefault() : undefined}
        className="carousel-turn"
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
