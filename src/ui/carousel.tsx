import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillIn } from '../../domain/fill-in.ts';
import { ArrowLeft, ArrowRight } from './lucide/icons.tsx';

type Props = {
  label: string;
  /** Labels of the arrows, and of a slide with `{shown}`, `{total}` and `{name}`. */
  words: Record<'role' | 'slideRole' | 'previous' | 'next' | 'slide', string>;
  slides: { key: string; name: string; content: ReactNode }[];
};

const DIRECTIONS = ['previous', 'next'] as const;
type Direction = (typeof DIRECTIONS)[number];
type Embla = NonNullable<UseEmblaCarouselType[1]>;

// Embla's own unit: the slide has arrived, to the eye, after 350 ms.
const SLIDE = 20;

/** After the ARIA Authoring Practices: loops, and never moves by itself. Without JavaScript a list that scrolls sideways. */
export function Carousel({ label, words, slides }: Props) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: SLIDE });
  const [selected, setSelected] = useState(0);
  const [scrollable, setScrollable] = useState({ previous: slides.length > 1, next: slides.length > 1 });
  // An arrow may be pressed before Embla has measured the slides.
  const wanted = useRef<Direction>(undefined);

  // Move the focus along: the old slide becomes inert and would drop it.
  const focusFollows = useRef(false);
  const arrows = useRef<HTMLDivElement>(null);

  // Announce nothing before the visitor's first move.
  const [moved, setMoved] = useState(false);

  const update = useCallback(() => {
    if (!embla) return;
    setSelected(embla.selectedScrollSnap());
    setScrollable({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    update();
    const onSelect = () => {
      focusFollows.current = embla.containerNode().contains(document.activeElement);
      setMoved(true);
      update();
    };
    embla.on('select', onSelect).on('reInit', update);
    if (wanted.current) scroll(embla, wanted.current);
    wanted.current = undefined;
    return () => {
      embla.off('select', onSelect).off('reInit', update);
    };
  }, [embla, update]);

  useLayoutEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    const [next] = [embla?.slideNodes()[selected], arrows.current].flatMap(
      (part) => part?.querySelector<HTMLElement>('a[href], button') ?? [],
    );
    // Embla scrolls the slide into view; the browser's own scrolling would misplace it.
    next?.focus({ preventScroll: true });
  }, [embla, selected]);

  const move = (direction: Direction) => {
    if (embla) scroll(embla, direction);
    else wanted.current = direction;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : null;
    if (!direction) return;
    event.preventDefault();
    move(direction);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the authoring practices name a carousel as a group.
    <div role="group" aria-roledescription={words.role} aria-label={label} className="relative" onKeyDown={onKeyDown}>
      <div ref={viewport} className={`carousel-viewport ${embla ? 'carousel-ready' : ''}`}>
        <div className="carousel-track">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the authoring practices name a slide as a group.
            <div
              key={slide.key}
              className="carousel-slide"
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={fillIn(words.slide, { shown: index + 1, total: slides.length, name: slide.name })}
              inert={embla !== undefined && index !== selected}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div
        ref={arrows}
        className="absolute right-0 bottom-0 max-[18rem]:static max-[18rem]:mt-2 flex items-center gap-2 lg:top-auto lg:bottom-[calc(100%+1rem)] noscript:hidden print:hidden"
      >
        {DIRECTIONS.map((direction) => {
          const Arrow = direction === 'previous' ? ArrowLeft : ArrowRight;
          const isEnabled = scrollable[direction];
          return (
            // `disabled` would drop the focus of an arrow; `aria-disabled` keeps it.
            <button
              key={direction}
              type="button"
              aria-disabled={!isEnabled}
              onClick={isEnabled ? () => move(direction) : undefined}
              className="carousel-arrow"
            >
              <Arrow className="size-5" />
              <span className="sr-only">{words[direction]}</span>
            </button>
          );
        })}
        <p aria-hidden="true" className="-order-1 me-1 text-muted text-small tabular-nums max-[22rem]:hidden">
          {/* One text: a browser's translation replaces text nodes, and React would update the replaced one. */}
          {`${selected + 1} / ${slides.length}`}
        </p>
        <p role="status" className="sr-only">
          {moved &&
            fillIn(words.slide, { shown: selected + 1, total: slides.length, name: slides[selected]?.name ?? '' })}
        </p>
      </div>
    </div>
  );
}

function scroll(embla: Embla, direction: Direction) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (direction === 'previous') embla.scrollPrev(still);
  else embla.scrollNext(still);
}
