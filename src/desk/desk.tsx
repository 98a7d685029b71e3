import './desk.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { LockedPage } from './locked-page.tsx';
import { openSession } from './session.ts';

const root = createRoot(document.getElementById('desk') as HTMLElement);
const isOpen = await openSession().catch(() => false);
root.render(isOpen ? <App /> : <LockedPage />);
