// Inlined into the checkout's pages, because a link that removes what is stored must not depend on the island's code:
// removes the keys that `data-removes` names before the link is followed.
addEventListener('click', ({ target }) => {
  const keys = (target as Element).closest<HTMLElement>('[data-removes]')?.dataset['removes'];
  if (!keys) return;
  try {
    for (const key of keys.split(' ')) localStorage.removeItem(key);
  } catch {
    // Storage that is denied holds nothing of ours.
  }
});

export {};
