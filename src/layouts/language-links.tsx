import { navigation } from '../../content/en/navigation.ts';
import { languages } from '../../content/languages.ts';
import { LANGUAGE_CODE, LANGUAGE_PATH, pathIn } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';

/**
 * Links to this page in the other languages, each in its own; none where there is one language. `change-language.ts` keeps query
 * and step. `className` styles a link.
 */
export function LanguageLinks({ path, className }: { path: string; className: string }) {
  // What is not found has no twin.
  const own = path === `${LANGUAGE_PATH}/404` ? links.home : path;
  return Object.entries(languages).map(
    ([code, { name }]) =>
      code !== LANGUAGE_CODE && (
        <a
          key={code}
          href={pathIn(code, own)}
          lang={code}
          hrefLang={code}
          className={className}
          data-loses-card={navigation.losesCard}
        >
          {name}
        </a>
      ),
  );
}
