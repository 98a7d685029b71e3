import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as Finder from '../catalogue/finder.ts';
import type * as Paths from '../catalogue/paths.ts';
import type * as Redirects from '../content/redirects.ts';
import { createPageFinder, decodePath, redirectLocation } from '../domain/find-page.ts';
import type * as Language from '../domain/language.ts';

/** Serves redirects and unknown packages in development as the server does. The 404 page is Astro's own there. */
export function devAnswers(): Plugin {
  return {
    name: 'dev-answers',
    enforce: 'post',
    // Added last but run first, because Astro handles a trailing slash before everything else.
    configureServer: (server) => () => {
      server.middlewares.stack.unshift({ route: '', handle: answerFrom(server) });
    },
  };
}

function answerFrom(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const content = await loadContent(server).catch(() => null);
    if (!content) return next();
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodePath(pathname);
    const answered = content.answeredPath(path, search);
    if (answered) {
      response.writeHead(303, { location: redirectLocation(answered, search) }).end();
      return;
    }
    const found = createPageFinder(content.redirects, (known) => content.pagePaths.includes(known))(path);
    if (found.kind === 'redirect') {
      response.writeHead(308, { location: redirectLocation(found.to, search) }).end();
      return;
    }
    // Astro knows the pages without the start of their language.
    if (found.kind === 'page') request.url = (found.path.slice(content.languagePath.length) || '/') + search;
    next();
  };
}

async function loadContent(server: ViteDevServer) {
  const files = ['/catalogue/finder.ts', '/catalogue/paths.ts', '/content/redirects.ts', '/domain/language.ts'];
  const [{ answeredPath }, { pagePaths }, { redirects }, { LANGUAGE_PATH: languagePath }] = (await Promise.all(
    files.map((file) => server.ssrLoadModule(file)),
  )) as [typeof Finder, typeof Paths, typeof Redirects, typeof Language];
  return { answeredPath, pagePaths, redirects, languagePath };
}
