/** A pause between two texts for screen readers, where the layout drops the space between them. */
export function Pause() {
  return <span className="sr-only">: </span>;
}
