import { HOST_FORMS } from './host-form.ts';
import { PRICE_READINGS } from './price.ts';
import { z } from './zod.ts';

/** The key of pages whose messages go to our own server, which needs none. */
export const LOCAL_PUBLIC_KEY = 'local-public-key';

const url = z.url({ protocol: /^https?$/ });
const origin = url.check(z.refine((text) => isOriginOnly(text)));
const orNone = (address: typeof url) => z._default(z.union([z.literal(''), address]), '');

const settings = z.object({
  PUBLIC_SITE_URL: z._default(origin, 'http://localhost:3000'),
  PUBLIC_PRICE_READING: z._default(z.enum(PRICE_READINGS), 'single'),
  PUBLIC_COUNT_VISITS: z._default(z.enum(['off', 'on']), 'off'),
  PUBLIC_HOST_FORM: z._default(z.enum(HOST_FORMS), 'files'),
  PUBLIC_MESSAGES_URL: orNone(origin),
  PUBLIC_SUPABASE_URL: orNone(url),
  PUBLIC_SUPABASE_KEY: z._default(z.string().check(z.minLength(1)), LOCAL_PUBLIC_KEY),
});
export type SiteSettings = z.infer<typeof settings>;

/** The settings that end up in the pages: a build with others is a different site. */
export const BUILD_SETTINGS = Object.keys(settings.shape) as (keyof SiteSettings)[];

/** Reads the build's settings; throws a sentence that names the first wrong one. */
export function readSiteSettings(environment: Record<string, string | undefined>): SiteSettings {
  const parsed = settings.safeParse(environment);
  if (parsed.success) {
    const { PUBLIC_MESSAGES_URL: own, PUBLIC_SUPABASE_URL: hosted } = parsed.data;
    if (own !== '' && hosted !== '')
      throw new Error('Set PUBLIC_MESSAGES_URL or PUBLIC_SUPABASE_URL, not both: messages go to one place.');
    if (parsed.data.PUBLIC_COUNT_VISITS === 'on' && (own !== '' || hosted !== ''))
      throw new Error(
        `PUBLIC_COUNT_VISITS=on needs a server of your own that serves the pages, and ${own === '' ? 'PUBLIC_SUPABASE_URL' : 'PUBLIC_MESSAGES_URL'} says that they are elsewhere: set it to off.`,
      );
    return parsed.data;
  }
  const name = String(parsed.error.issues[0]?.path[0]);
  throw new Error(`The setting ${name} is '${environment[name]}', which is not allowed. See .env.example.`);
}

// The pages link from the root of their address.
function isOriginOnly(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}
