import { keepStage, STAGE, stageOfAddress, withStage } from './stage-address.ts';

// Fetched when the stops of the hero are first reached, or at once when the address names one. Choosing works without it:
// here a stop is also dragged to and kept in the address. Nothing is stored.
const form = document.querySelector('[data-instrument]') as HTMLFormElement;
const stops = [...form.querySelectorAll<HTMLInputElement>(`input[name=${STAGE}]`)];

const chosen = () => stops.find((stop) => stop.checked);

/** Makes address and links follow the stop that is chosen. */
function follow() {
  const stop = chosen();
  keepStage(stop?.value);
  // A link to a part of this page that named another address would load the page anew, without the stage.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"], [data-takes-stage]')) {
    const here = link.origin === location.origin && link.pathname === location.pathname;
    if (here || link.matches('[data-takes-stage]')) link.href = withStage(link.href, stop?.value);
  }
}

/** Says that another stop is chosen, or none, as the browser does where a visitor chooses. The contact form hears it too. */
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

/** The stop whose place on the line is nearest. */
function nearest({ clientX, clientY }: PointerEvent): HTMLInputElement {
  const distance = (stop: HTMLInputElement) => {
    const { x, y } = centreOf(stop);
    return Math.hypot(x - clientX, y - clientY);
  };
  return stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}

form.addEventListener('change', follow);
form.addEventListener('reset', () =>
  setTimeout(() => {
    sayChanged();
    // The button is gone; the keyboard goes on from the stops.
    stops[0]?.focus({ preventScroll: true });
  }),
);

/** The line that the stops stand on, where it is drawn through the title; elsewhere they stand on a level track. */
const path = document.querySelector<SVGPathElement>('.going-ahead path');
const hero = form.closest<HTMLElement>('.hero') as HTMLElement;
/** The track, and the line through the title: both are drawn as far as the dot. */
const drawn = hero.querySelectorAll<HTMLElement>('.stops, .going-so-far');

/** A place in pixels of the window, and how much of the line lies before it, from 0 to 1. */
type PlaceOnLine = Place & { part: number };

/** The place on the line that is level with the pointer, between the first stop and the last. */
function onLine(clientX: number): PlaceOnLine {
  const [first, last] = [stops[0], stops.at(-1)].map((stop) => centreOf(stop as Element)) as [Place, Place];
  const x = Math.min(Math.max(clientX, first.x), last.x);
  const curve = path && getComputedStyle(path).visibility === 'visible' ? path : null;
  const box = (curve?.ownerSVGElement ?? form.querySelector('.stops'))?.getBoundingClientRect();
  const part = (x - (box?.left ?? 0)) / (box?.width ?? 1);
  const matrix = curve?.getScreenCTM();
  if (!curve || !matrix) return { x, y: first.y, part };
  // The line never turns back, so the place is found by halving.
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
/** Moves the dot of the chosen stop, and the end of the line, to a place; without one, back to where they belong. */
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
    moveDot(onLine(event.clientX));
  };
  const end = new AbortController();
  addEventListener('pointermove', drag, { signal: end.signal });
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(
      type,
      () => {
        end.abort();
        moveDot();
      },
      { signal: end.signal },
    );
});

const wanted = stops.find((stop) => stop.value === stageOfAddress());
if (wanted && !chosen()) wanted.checked = true;
if (chosen()) sayChanged();
