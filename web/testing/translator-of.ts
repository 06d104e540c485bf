import type { Namespace, TFunction } from 'i18next';
import '#app/dashboard-messages.ts';
import { loadMessages } from '#app/messages.ts';
import { createI18n } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';

/** The `t` of one namespace, for functions that take one. */
export async function translatorOf<Ns extends Namespace & string>(namespace: Ns, lang: Lang): Promise<TFunction<Ns>> {
  const i18n = createI18n(lang, await loadMessages(lang, [namespace]));
  return i18n.getFixedT(lang, namespace);
}

/** The `t` of several namespaces, the first one without its name. */
export async function translatorOfAll<const Ns extends readonly Extract<Namespace, string>[]>(
  namespaces: Ns,
  lang: Lang,
): Promise<TFunction<Ns>> {
  const i18n = createI18n(lang, await loadMessages(lang, namespaces));
  return i18n.getFixedT(lang, namespaces);
}
