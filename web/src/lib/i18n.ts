import { createInstance, type i18n as I18n, type Resource, type ResourceLanguage } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { DEFAULT_LANG, isLang, type Lang } from './language.ts';

export type { I18n };

/** An instance per request on the server, one per document in the browser. `messages`: namespace → its keys. */
export function createI18n(lang: Lang, messages: ResourceLanguage): I18n {
  const i18n = createInstance();
  const resources: Resource = { [lang]: messages };
  void i18n.init({
    lng: lang,
    resources,
    fallbackLng: false,
    defaultNS: 'app',
    ns: Object.keys(messages),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  // `useTranslation` copies what the instance itself holds on every call: this one holds nothing and inherits all.
  return Object.create(i18n);
}

/** The page's language; it never changes within a document. */
export function useLang(): Lang {
  const language = use(I18nContext)?.i18n?.language;
  return isLang(language) ? language : DEFAULT_LANG;
}
