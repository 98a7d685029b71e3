// Fetched when the stops of the hero are first reached, or at once when the address names one. Choosing works without it:
// here a stop is also dragged to, kept in the address, and passed on to the contact form. Nothing is stored.
const NAME = 'stage';
const form = document.querySelector('[data-instrument]') as HTMLFormElement;
const stops = [...form.querySelectorAll<HTMLInputElement>(`input[name=${NAME}]`)];

const chosen = () => stops.find((stop) => stop.checked);

/** The package that the contact form was last given, which it may be given another for. */
let given = '';

function tellContactForm(stop: HTMLInputElement | undefined) {
  const select = document.querySelector<HTMLSelectElement>('#contact select[name=package]');
  if (!select || select.value !== given) return;
  // The answer's own link to the contact form knows the package.
  const ask = stop && form.querySelector<HTMLAnchorElement>(`.for-${stop.value} a[href*="package="]`);
  given = (ask && new URL(ask.href).searchParams.get('package')) ?? '';
  if (select.value === given) return;
  select.value = given;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The address with the stage in it, its other parameters and its part of the page kept. */
function withStage(address: string, stage: string | undefined): string {
  const url = new URL(address);
  if (stage) url.searchParams.set(NAME, stage);
  else url.searchParams.delete(NAME);
  return url.href;
}

/** Makes address, links and contact form follow the stop that is chosen. */
function follow() {
  const stop = chosen();
  const address = withStage(location.href, stop?.value);
  if (address !== location.href) history.replaceState(history.state, '', address);
  // A link to a part of this page that named another address would load the page anew, without the stage.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"], [data-takes-stage]')) {
    const here = link.origin === location.origin && link.pathname === location.pathname;
    if (here || link.matches('[data-takes-stage]')) link.href = withStage(link.href, stop?.value);
  }
  // The questions go on from the stage.
  const questions = form.querySelector<HTMLAnchorElement>('a.for-any');
  if (questions) questions.href = withStage(questions.href, stop?.value);
  tellContactForm(stop);
}

function choose(stop: HTMLInputElement) {
  if (stop.checked) return;
  stop.checked = true;
  follow();
}

/** The stop whose place on the line is nearest. */
function nearest({ clientX, clientY }: PointerEvent): HTMLInputElement {
  const distance = (stop: HTMLInputElement) => {
    const { left, top, width, height } = stop.getBoundingClientRect();
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
  };
  return stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}

form.addEventListener('change', follow);
form.addEventListener('reset', () =>
  setTimeout(() => {
    follow();
    // The button is gone; the keyboard goes on from the stops.
    stops[0]?.focus({ preventScroll: true });
  }),
);

/** The line that the stops stand on, where it is drawn through the title; elsewhere they stand on a level track. */
const path = document.querySelector<SVGPathElement>('.going-ahead path');
const hero = form.closest<HTMLElement>('.hero') as HTMLElement;

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The place on the line that is level with the pointer, between the first stop and the last, in pixels of the window. */
function onLine(clientX: number): { x: number; y: number; part: number } {
  const [first, last] = [stops[0], stops.at(-1)].map((stop) => centreOf(stop as Element)) as [Place, Place];
  const x = Math.min(Math.max(clientX, first.x), last.x);
  const box = (
    path && getComputedStyle(path).visibility === 'visible' ? path.ownerSVGElement : form.querySelector('.stops')
  )?.getBoundingClientRect();
  const part = (x - (box?.left ?? 0)) / (box?.width ?? 1);
  const matrix = path?.getScreenCTM();
  if (!path || !matrix || getComputedStyle(path).visibility !== 'visible') return { x, y: first.y, part };
  // The line never turns back, so the place is found by halving.
  let [from, to] = [0, path.getTotalLength()];
  let place = path.getPointAtLength(0).matrixTransform(matrix);
  for (let step = 0; step < 12; step += 1) {
    const middle = (from + to) / 2;
    place = path.getPointAtLength(middle).matrixTransform(matrix);
    if (place.x < x) from = middle;
    else to = middle;
  }
  return { x, y: place.y, part };
}
type Place = { x: number; y: number };

/** Moves the dot of the chosen stop, and the end of the line, to a place; without one, back to where they belong. */
function moveDot(place?: { x: number; y: number; part: number }) {
  hero.classList.toggle('dragging', Boolean(place));
  for (const stop of stops) stop.style.removeProperty('--drag');
  hero.style.removeProperty('--at');
  const stop = chosen();
  if (!place || !stop) return;
  const { x, y } = centreOf(stop);
  stop.style.setProperty('--drag', `${place.x - x}px ${place.y - y}px`);
  hero.style.setProperty('--at', `${place.part}`);
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

const wanted = stops.find((stop) => stop.value === new URLSearchParams(location.search).get(NAME));
if (wanted && !chosen()) wanted.checked = true;
if (chosen()) follow();
