// Removes the keys named in `data-removes` before the link is followed. Inlined into the checkout's pages, because erasing
// must not depend on the island.
addEventListener('click', ({ target }) => {
  const keys = (target as Element).closest<HTMLElement>('[data-removes]')?.dataset['removes'];
  if (!keys) return;
  try {
    for (const key of keys.split(' ')) localStorage.removeItem(key);
  } catch {
    // Storage that throws holds nothing of ours.
  }
});

export {};
