import { unknownCheckoutPage } from '../../../domain/find-page.ts';

/** The part that is needed of what Cloudflare Pages hands to a function. */
type Context = {
  request: Request;
  next(): Promise<Response>;
  env: { ASSETS: { fetch(address: URL): Promise<Response> } };
};

/** On Cloudflare Pages: a later step of an unknown package shows Kickoff and says so. Files come first. */
export async function onRequest({ request, next, env }: Context): Promise<Response> {
  const answer = await next();
  const page = answer.status === 404 ? unknownCheckoutPage(new URL(request.url).pathname) : null;
  return page === null ? answer : env.ASSETS.fetch(new URL(page, request.url));
}
