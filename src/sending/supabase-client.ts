import type { SupabaseClient } from '@supabase/supabase-js';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';

let client: Promise<SupabaseClient> | undefined;

/**
 * The one shared Supabase client, loaded and made when it is first needed. Its address is the site's own origin unless
 * `PUBLIC_SUPABASE_URL` names a hosted project; its key is public by design.
 */
export function backend(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(import.meta.env.PUBLIC_SUPABASE_URL || location.origin, publicKey, CLIENT_OPTIONS),
  );
  // A failed download must not be remembered: the next attempt loads again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

const publicKey = import.meta.env.PUBLIC_SUPABASE_KEY || 'local-public-key';

/**
 * What differs from the client's defaults, which do the rest: a session would be kept in the browser's storage, refreshed
 * and read from the address. No screen signs in, so there is none, and nothing stays in any storage.
 */
const CLIENT_OPTIONS = { realtime: { heartbeatIntervalMs: 30_000 } };

/** Where the function that takes contact messages answers, for a form that is sent without JavaScript. */
export const contactFunctionUrl = `${import.meta.env.PUBLIC_SUPABASE_URL ?? ''}${CONTACT_FUNCTION_PATH}`;
