import { createRoot, hydrateRoot } from 'react-dom/client';
import '../../src/styles/global.css';
import { Home } from './home.tsx';

// The one bundle of both peers: takes over the page that was rendered at build, or renders it where there is none.
const root = document.getElementById('root') as HTMLElement;
if (root.hasChildNodes()) hydrateRoot(root, <Home />);
else createRoot(root).render(<Home />);
