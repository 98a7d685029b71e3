import { FUNCTIONS_PATH } from './contact-function.ts';
import { HOST_FORMS } from './host-form.ts';
import { PRICE_READINGS } from './price.ts';
import { z } from './zod.ts';

/** The key of pages whose messages go to our own server, which needs none. */
export const LOCAL_PUBLIC_KEY = 'local-public-key';

const text = (isAllowed: (text: string) => boolean, rule: string) => z.string().check(z.refine(isAllowed, rule));
const oneOf = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z._default(z.enum(names, `must be ${names.join(' or ')}`), names[0]);

const ORIGIN = 'must be an address without a path, such as https://www.example.com';

/** `PUBLIC_MESSAGES_URL` where a proxy in front of the pages passes messages on to the server. */
export const SAME_ORIGIN = 'same-origin';

const settings = z.object({
  PUBLIC_SITE_URL: z._default(text(isOrigin, ORIGIN), 'http://localhost:3000'),
  PUBLIC_PRICE_READING: oneOf(PRICE_READINGS),
  PUBLIC_COUNT_VISITS: oneOf(['off', 'on']),
  PUBLIC_HOST_FORM: oneOf(HOST_FORMS),
  PUBLIC_MESSAGES_URL: z._default(
    text((own) => own === '' || own === SAME_ORIGIN || isOrigin(own), `${ORIGIN}, or ${SAME_ORIGIN}`),
    '',
  ),
  PUBLIC_SUPABASE_URL: z._default(
    text((hosted) => hosted === '' || isWebAddress(hosted), 'must be the address of a hosted project'),
    '',
  ),
  PUBLIC_SUPABASE_KEY: z._default(z.string().check(z.minLength(1, 'must not be empty')), LOCAL_PUBLIC_KEY),
});
export type SiteSettings = z.infer<typeof settings>;

/** The settings that end up in the pages: a build with others is a different site. */
export const BUILD_SETTINGS = Object.keys(settings.shape) as (keyof SiteSettings)[];

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
    if (parsed.data.PUBLIC_HOST_FORM === 'directory' && own === '' && hosted === '')
      throw new Error(
        `PUBLIC_HOST_FORM=directory is for a host of files, which takes no messages: set PUBLIC_MESSAGES_URL or PUBLIC_SUPABASE_URL to who does, or PUBLIC_MESSAGES_URL=${SAME_ORIGIN} where a proxy passes ${FUNCTIONS_PATH} on to your server.`,
      );
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new Error(`The setting ${name} ${issue?.message}, not '${environment[name]}'.`);
}

/** The address of who takes the messages, if that is not the pages' own; otherwise empty. */
export function messagesServer({
  PUBLIC_MESSAGES_URL: own,
  PUBLIC_SUPABASE_URL: hosted,
}: Pick<SiteSettings, 'PUBLIC_MESSAGES_URL' | 'PUBLIC_SUPABASE_URL'>): string {
  return own === SAME_ORIGIN ? '' : own || hosted;
}

export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

// The pages link from the root of their address.
function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).href === `${new URL(text).origin}/`;
}
