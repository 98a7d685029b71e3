/** How a static host gets the pages: `files` is `kickoff.html`, `directory` is `kickoff/index.html`. */
export const HOST_FORMS = ['files', 'directory'] as const;

/** Ends the address of a page: with a slash where the host serves folders. Only a build knows; elsewhere a page is its path. */
export const PAGE_SUFFIX = import.meta.env?.PUBLIC_HOST_FORM === 'directory' ? '/' : '';
