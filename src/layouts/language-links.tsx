import { navigation } from '../../content/en/navigation.ts';
import { languages } from '../../content/languages.ts';
import { LANGUAGE_CODE, pathIn } from '../../domain/language.ts';

/**
 * Links to this page in the other languages, each in its own; none where there is one language. `change-language.ts` keeps query
 * and step. `className` styles a link.
 */
export function LanguageLinks({ path, className }: { path: string; className: string }) {
  return Object.entries(languages).map(
    ([code, { name }]) =>
      code !== LANGUAGE_CODE && (
        <a
          key={code}
          href={pathIn(code, path)}
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
