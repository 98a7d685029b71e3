import mark from '../../public/favicon.svg?url';

/** Shown without a session: how to get one. */
export function LockedPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-5 text-center">
      <img src={mark} alt="" className="size-12" />
      <h1 className="text-h3">This page needs a fresh address</h1>
      <p className="max-w-96 text-muted">
        An address of the desk works once. Press Enter in the terminal in which the desk is running, and open the
        address that it prints. If it has ended, start it with{' '}
        <code className="whitespace-nowrap text-ink">npm run desk</code>.
      </p>
    </main>
  );
}
