import type { AstroIntegration } from 'astro';
import { redirects } from '../content/redirects.ts';
import { createPageFinder, redirectLocation } from '../domain/find-page.ts';
import { PAGE_PATHS } from '../domain/links.ts';

/** Answers redirects and unknown packages in development as the server does; the 404 page is Astro's own there. */
export function devAnswers(): AstroIntegration {
  const find = createPageFinder(redirects, (path) => PAGE_PATHS.includes(path));
  return {
    name: 'dev-answers',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          const found = find(pathname);
          if (found.kind === 'redirect') {
            response.writeHead(308, { location: redirectLocation(found.to, search) }).end();
            return;
          }
          if (found.kind === 'page') request.url = found.path + search;
          next();
        });
      },
    },
  };
}
