import { createPageFinder, decodePath, redirectLocation } from '../../domain/find-page.ts';
import { PAGE_PATHS } from '../../domain/page-paths.ts';

/** The parts of a Cloudflare Pages context used here. */
type Context = {
  request: Request;
  next(): Promise<Response>;
  env: { ASSETS: { fetch(address: URL): Promise<Response> } };
};

// In whatever language: a page that it lacks is not found all the same.
const find = createPageFinder([], (path) => PAGE_PATHS.includes(path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'));

/** Cloudflare Pages: other spellings of a checkout address, and the later steps of unknown packages. Static files come first. */
export async function onRequest({ request, next, env }: Context): Promise<Response> {
  const answer = await next();
  if (answer.status !== 404) return answer;
  const { pathname, search } = new URL(request.url);
  const found = find(decodePath(pathname));
  if (found.kind === 'none') return answer;
  if (found.kind === 'page') return env.ASSETS.fetch(new URL(found.path, request.url));
  return new Response(null, { status: 308, headers: { location: redirectLocation(found.to, search) } });
}
