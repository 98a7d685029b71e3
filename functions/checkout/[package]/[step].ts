import { unknownCheckoutPage } from '../../../domain/find-page.ts';

/** The parts of a Cloudflare Pages context used here. */
type Context = {
  request: Request;
  next(): Promise<Response>;
  env: { ASSETS: { fetch(address: URL): Promise<Response> } };
};

/** Cloudflare Pages: a later step of an unknown package shows Kickoff and says so. Static files take precedence. */
export async function onRequest({ request, next, env }: Context): Promise<Response> {
  const answer = await next();
  const page = answer.status === 404 ? unknownCheckoutPage(new URL(request.url).pathname) : null;
  return page === null ? answer : env.ASSETS.fetch(new URL(page, request.url));
}
