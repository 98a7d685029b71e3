import type { SupabaseClient } from '@supabase/supabase-js';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';

let client: Promise<SupabaseClient> | undefined;

/** The one shared Supabase client, loaded on first use. Its key is public by design. */
export function backend(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(elsewhere || location.origin, publicKey, CLIENT_OPTIONS),
  );
  // Do not cache a failed download: the next attempt loads again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

const elsewhere =
  import.meta.env.PUBLIC_MESSAGES_URL?.replace(/\/$|^same-origin$/, '') || import.meta.env.PUBLIC_SUPABASE_URL || '';
const publicKey = import.meta.env.PUBLIC_SUPABASE_KEY || 'local-public-key';

/** Overrides the client's defaults, which would store, refresh and detect a session. No screen signs in. */
const CLIENT_OPTIONS = { realtime: { heartbeatIntervalMs: 30_000 } };

/** The function's URL, for a form submitted without JavaScript. */
export const contactFunctionUrl = `${elsewhere}${CONTACT_FUNCTION_PATH}`;
