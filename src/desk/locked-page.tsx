import mark from '../../public/favicon.svg?url';

export function LockedPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[36rem] place-content-center gap-4 p-6">
      <img src={mark} alt="" className="size-12" />
      <h1 className="text-h3">The desk is locked</h1>
      <p className="text-muted">
        Each link opens the desk once, in one tab, while the desk is running. Your messages are safe.
      </p>
      <ol className="mt-2 grid text-pretty list-decimal gap-4 rounded-card border border-hairline bg-surface py-5 pr-6 pl-10">
        <li>
          Press <kbd className="rounded-small border border-control px-2 py-0.5 font-sans font-semibold">Enter</kbd> in
          the terminal where the desk is running.
          <span className="mt-1 block text-muted text-small">Has it stopped? Start it as you did before.</span>
        </li>
        <li>Open the address that it prints.</li>
      </ol>
    </main>
  );
}
