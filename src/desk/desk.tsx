import './desk.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { LockedPage } from './locked-page.tsx';
import { openSession, tokenIn } from './session.ts';

const root = createRoot(document.getElementById('desk') as HTMLElement);
const isOpen = await openSession().catch(() => false);
root.render(isOpen ? <App /> : <LockedPage />);

// A fresh address in the same tab only changes the fragment: the page starts anew with it.
window.addEventListener('hashchange', () => {
  if (tokenIn(location.hash) !== null) location.reload();
});
