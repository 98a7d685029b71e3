// 'Back to Home' erases before the link is followed: it removes the keys in `data-erases`, and notes the time under the one in
// `data-noted`. Inlined into the checkout's pages, so without imports, because erasing must not depend on the island.
addEventListener('click', ({ target }) => {
  const { erases, noted } = (target as Element).closest<HTMLElement>('[data-erases]')?.dataset ?? {};
  if (!erases || !noted) return;
  try {
    for (const key of erases.split(' ')) localStorage.removeItem(key);
    localStorage.setItem(noted, `${Date.now()}`);
  } catch {
    // Storage that throws holds nothing of ours.
  }
});

export {};
