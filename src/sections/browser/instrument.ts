import { STAGE, stageIn } from '../../../domain/stage-address.ts';
import { keepStage } from './keep-stage.ts';

// Loaded at the first interaction with a stop. Choosing works without it; this adds dragging, dates and the address.
const form = document.querySelector('[data-instrument]') as HTMLFormElement;
const stops = [...form.querySelectorAll<HTMLInputElement>(`input[name=${STAGE}]`)];

const chosen = () => stops.find((stop) => stop.checked);

/** Turns 'Day 90' into a date, counted from the visitor's today. */
function writeDates() {
  const { lang } = document.documentElement;
  const today = new Date();
  for (const when of form.querySelectorAll<HTMLElement>('[data-days]')) {
    const { days, dated } = when.dataset;
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + Number(days));
    const sameYear = date.getFullYear() === today.getFullYear();
    const format = new Intl.DateTimeFormat(lang, {
      day: 'numeric',
      month: 'short',
      ...(!sameYear && { year: 'numeric' }),
    });
    when.textContent = String(dated).replace('{date}', format.format(date));
  }
}

function announce() {
  const status = form.querySelector('[role=status]') as HTMLElement;
  const answer = form.querySelector<HTMLElement>(`.for-${chosen()?.value}`);
  const parts = answer?.querySelectorAll('li, p.sr-only') ?? [];
  status.textContent = [answer?.dataset['said'], ...Array.from(parts, (part) => part.textContent)]
    .filter(Boolean)
    .join('. ');
}

/** Dispatches the event that the browser would dispatch if the visitor had chosen. The contact form listens too. */
const sayChanged = () => form.dispatchEvent(new Event('change'));

function choose(stop: HTMLInputElement) {
  if (stop.checked) return;
  stop.checked = true;
  sayChanged();
}

type Place = { x: number; y: number };

function centreOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function nearest({ clientX, clientY }: PointerEvent): HTMLInputElement {
  const distance = (stop: HTMLInputElement) => {
    const { x, y } = centreOf(stop);
    return Math.hypot(x - clientX, y - clientY);
  };
  return stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}

form.addEventListener('change', () => keepStage(chosen()?.value));
form.addEventListener('reset', () =>
  setTimeout(() => {
    sayChanged();
    // The button is gone, so move the focus to the stops.
    stops[0]?.focus({ preventScroll: true });
  }),
);

/** The line through the title; on narrow screens the stops have a track of their own. */
const path = document.querySelector<SVGPathElement>('.going-ahead path');
const hero = form.closest<HTMLElement>('.hero') as HTMLElement;
const drawn = hero.querySelectorAll<HTMLElement>('.stops, .going-so-far');

/** A point in window pixels, and how much of the line precedes it, from 0 to 1. */
type PlaceOnLine = Place & { part: number };

/** The point on the line level with the pointer, between the first and the last stop. */
function onLine(clientX: number): PlaceOnLine {
  const places = stops.map(centreOf);
  const [first] = places as [Place];
  const x = Math.min(Math.max(clientX, first.x), Math.max(...places.map((place) => place.x)));
  const curve = path && getComputedStyle(path).visibility === 'visible' ? path : null;
  const box = (curve?.ownerSVGElement ?? form.querySelector('.stops'))?.getBoundingClientRect();
  const part = (x - (box?.left ?? 0)) / (box?.width ?? 1);
  const matrix = curve?.getScreenCTM();
  if (!curve || !matrix) return { x, y: first.y, part };
  // The line is monotonic, so bisect.
  let [from, to] = [0, curve.getTotalLength()];
  let place = curve.getPointAtLength(0).matrixTransform(matrix);
  for (let step = 0; step < 12; step += 1) {
    const middle = (from + to) / 2;
    place = curve.getPointAtLength(middle).matrixTransform(matrix);
    if (place.x < x) from = middle;
    else to = middle;
  }
  return { x, y: place.y, part };
}

/** Whether a stop lies beside the line, where `instrument.css` says at which point its branch leaves. */
const isOnBranch = (stop: HTMLInputElement | undefined) =>
  Boolean(stop && getComputedStyle(hero).getPropertyValue(`--at${stops.indexOf(stop) + 1}`));

/** Moves the knob and the end of the line to a point; without one, back to the chosen stop. */
function moveDot(place?: PlaceOnLine) {
  hero.classList.toggle('dragging', Boolean(place));
  for (const stop of stops) stop.style.removeProperty('--drag');
  for (const line of drawn) line.style.removeProperty('--at');
  const stop = chosen();
  if (!place || !stop) return;
  const { x, y } = centreOf(stop);
  stop.style.setProperty('--drag', `${place.x - x}px ${place.y - y}px`);
  for (const line of drawn) line.style.setProperty('--at', `${place.part}`);
}

form.addEventListener('pointerdown', (start) => {
  if (start.button !== 0 || !(start.target as Element).closest('label')) return;
  let moving = false;
  const drag = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    moving ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 8;
    if (!moving) return;
    choose(nearest(event));
    moveDot(isOnBranch(chosen()) ? undefined : onLine(event.clientX));
  };
  const end = new AbortController();
  addEventListener('pointermove', drag, { signal: end.signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      type,
      ({ pointerId }) => {
        if (pointerId !== start.pointerId) return;
        end.abort();
        moveDot();
      },
      { signal: end.signal },
    );
});

writeDates();
const wanted = stops.find((stop) => stop.value === stageIn(location.href));
if (wanted && !chosen()) wanted.checked = true;
if (chosen()) sayChanged();
// What the address names was not chosen here.
if (chosen() !== wanted) announce();
form.addEventListener('change', announce);
