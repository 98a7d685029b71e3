// A site in another language than English is built from the same modules: whoever imports `content/en/…` gets the file of that
// language instead. Loaded before everything else, because `astro.config.ts` uses words too.
import { registerHooks } from 'node:module';
import type { Plugin } from 'vite';

// Not from `domain/language.ts`, which has words itself.
const FIRST_LANGUAGE = 'en';

const siteLanguage = process.env['SITE_LANGUAGE'] ?? FIRST_LANGUAGE;

export const isOther = siteLanguage !== FIRST_LANGUAGE;
// The one module that has the words of every language.
const REGISTRY = /\/content\/languages\.ts/;

const inSiteLanguage = (file: string) => file.replace(`/content/${FIRST_LANGUAGE}/`, `/content/${siteLanguage}/`);

if (isOther)
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const found = nextResolve(specifier, context);
      return REGISTRY.test(context.parentURL ?? '') ? found : { ...found, url: inSiteLanguage(found.url) };
    },
  });

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!isOther || REGISTRY.test(importer ?? '')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: inSiteLanguage(found.id) };
    },
  };
}
