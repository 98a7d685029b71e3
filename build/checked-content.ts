import type { AstroIntegration } from 'astro';
import { encodeEntities } from './built-pages.ts';
import { loadedContentProblems } from './content-files.ts';
import { type checkContent as CheckContent, printProblems } from './content-problems.ts';

export function checkedContent(): AstroIntegration {
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        const problems = await loadedContentProblems();
        if (problems.length > 0) throw new Error(printProblems(problems));
      },
      'astro:server:setup': ({ server }) => {
        let reported = '';
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          // Loaded by the development server, which tracks changes.
          const { checkContent } = (await server.ssrLoadModule('/build/content-problems.ts')) as {
            checkContent: typeof CheckContent;
          };
          const { problems } = await checkContent();
          const text = problems.length > 0 ? printProblems(problems) : '';
          if (text !== '' && text !== reported) server.config.logger.error(text);
          reported = text;
          if (text === '') return next();
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
          response.end(problemPage(problems));
        });
      },
    },
  };
}

function problemPage(problems: readonly string[]): string {
  const items = problems.map((problem) => `<li>${encodeEntities(problem)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The content is not right</title>
<script type="module" src="/@vite/client"></script>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:50rem;margin:4rem auto;padding:0 1.5rem}li{margin:.75rem 0}</style>
<h1>The content is not right</h1><ul>${items}</ul><p>Put it right, save, and load this page again.</p></html>`;
}
