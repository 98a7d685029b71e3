import { renderToString } from 'react-dom/server';
import { Home } from './home.tsx';

/** The HTML of the whole home page, ready to be hydrated. */
export function renderHome(): string {
  return renderToString(<Home />);
}
