import type { Story } from '../../content/stories.ts';
import { Carousel } from '../ui/carousel.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';

type Props = { title: string; lead: string; linkText: string; stories: readonly Story[] };

/** Success stories, one large quotation at a time. */
export function Stories({ title, lead, linkText, stories }: Props) {
  if (stories.length === 0) return null;
  const slides = stories.map((story) => ({
    key: story.name,
    name: story.name,
    content: <StorySlide story={story} linkText={linkText} />,
  }));
  return (
    <div className="page-width py-8">
      <SectionHeading id="case-studies-title" title={title} lead={lead} />
      <div className="mt-12">
        <Carousel label={title} slides={slides} />
      </div>
    </div>
  );
}

function StorySlide({ story, linkText }: { story: Story; linkText: string }) {
  const { link = '#' } = story;
  return (
    <div className="grid gap-8 md:grid-cols-[auto_1fr] md:items-center md:gap-14">
      <img
        src={`/portraits/${story.image}.svg`}
        alt=""
        width="240"
        height="280"
        loading="lazy"
        className="w-32 rounded-card md:w-60"
      />
      <div>
        <figure>
          <blockquote className="font-display font-semibold text-h3 leading-tight tracking-[-0.015em] md:text-[2.25rem]">
            <p>‘{story.quote}’</p>
          </blockquote>
          <figcaption className="mt-6">
            <span className="font-semibold">{story.name}</span>
            <span className="text-muted">
              , {story.role}, {story.company}
            </span>
          </figcaption>
        </figure>
        <a
          href={link}
          // A link that leads nowhere yet must not throw the reader back to the top of the page.
          onClick={link === '#' ? (event) => event.preventDefault() : undefined}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4"
        >
          {linkText}
          <span className="sr-only"> of {story.company}</span>
        </a>
      </div>
    </div>
  );
}
