// 'Back to Home' erases the keys in `data-erases`. Inlined, without imports: erasing must not depend on the island.
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
