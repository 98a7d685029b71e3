import type { Connect, Plugin } from 'vite';
import { answeredPath } from '../catalogue/finder.ts';
import { pagePaths } from '../catalogue/paths.ts';
import { redirects } from '../content/redirects.ts';
import { createPageFinder, redirectLocation } from '../domain/find-page.ts';

/** Serves redirects and unknown packages in development as the server does. The 404 page is Astro's own there. */
export function devAnswers(): Plugin {
  const find = createPageFinder(redirects, (path) => pagePaths.includes(path));
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const answered = answeredPath(pathname, search);
    if (answered) {
      response.writeHead(303, { location: redirectLocation(answered, search) }).end();
      return;
    }
    const found = find(pathname);
    if (found.kind === 'redirect') {
      response.writeHead(308, { location: redirectLocation(found.to, search) }).end();
      return;
    }
    if (found.kind === 'page') request.url = found.path + search;
    next();
  };
  return {
    name: 'dev-answers',
    enforce: 'post',
    // Added last but run first, because Astro handles a trailing slash before everything else.
    configureServer: (server) => () => {
      server.middlewares.stack.unshift({ route: '', handle: answer });
    },
  };
}
