import './desk.css';
import { createRoot } from 'react-dom/client';
import { App, LockedPage } from './app.tsx';
import { openSession, tokenIn } from './session.ts';

const root = createRoot(document.getElementById('desk') as HTMLElement);
const isOpen = await openSession().catch(() => false);
root.render(isOpen ? <App /> : <LockedPage />);

// A new address opened in the same tab changes only the fragment, so reload.
window.addEventListener('hashchange', () => {
  if (tokenIn(location.hash) !== null) location.reload();
});
