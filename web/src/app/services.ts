import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import type { I18n } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import type { Session } from '#lib/session.ts';

/** Services for a page's loader. Made once per request on the server, once per document in the browser. */
export type Services = {
  lang: Lang;
  api: Api;
  queryClient: QueryClient;
  i18n: I18n;
  /** On the server it stays `loading`: pages are rendered for nobody in particular. */
  session: Session;
};
