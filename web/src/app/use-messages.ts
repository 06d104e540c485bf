import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { loadMessages } from './messages.ts';

/** Fetches the texts of a part that its page's route does not name, since few visitors come to it. True once they are there. */
export function useMessages(namespace: string): boolean {
  const { i18n } = useTranslation();
  const lang = useLang();
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(lang, namespace));
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (ready) return;
    loadLazily(() => loadMessages(lang, [namespace])).then((texts) => {
      i18n.addResourceBundle(lang, namespace, texts[namespace]);
      setReady(true);
    }, setFailure);
  }, [i18n, lang, namespace, ready]);

  if (failure) throw failure;
  return ready;
}
