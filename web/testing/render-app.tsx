import type { User } from '@diyar/api/contracts/accounts';
import { SESSION_FLAG_COOKIE } from '@diyar/api/rules/session';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import '#app/dashboard-messages.ts';
import '#app/pages/listing/contact-texts.ts';
import { FRAME_NAMESPACES, loadMessages } from '#app/messages.ts';
import { Providers } from '#app/providers.tsx';
import type { Services } from '#app/services.ts';
import { createApi, type WireReply, type WireRequest } from '#lib/api-client.ts';
import { createI18n } from '#lib/i18n.ts';
import { directionOf, type Lang } from '#lib/language.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { createSession } from '#lib/session.ts';
import { askToSignInAgain } from '#lib/sign-in-again.ts';
import { MantineRoot } from '#ui/mantine-root.tsx';
import { aSite } from './a-site.ts';

export type Options = {
  /** Arabic unless told, as on the site. */
  lang?: Lang;
  path?: string;
  /** Namespaces of the features on the page. */
  ns?: string[];
  /** Answers the page's calls with a whole reply; without it every call is a 404, but the session goes on. */
  answer?: (request: WireRequest) => WireReply | Promise<WireReply>;
  /** The signed-in user; nobody unless told. */
  user?: User;
  /** A table of its own instead of one page. */
  routes?: (services: Services) => RouteObject[];
};

const SIGN_INS = /^\/api\/auth\/(?:login|register|google\/(?:login|register))$/;
/** As the server does beside the cookie that no script can read. */
function setSessionCookie(isIn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${SESSION_FLAG_COOKIE}=1; Path=/${isIn ? '' : '; Expires=Thu, 01 Jan 1970 00:00:00 GMT'}`;
}

const TOKENS = { accessToken: 'token', refreshToken: null, expiresIn: 900 };
const stillSignedIn = ({ path }: WireRequest): WireReply =>
  path === '/api/auth/refresh-token'
    ? { statusCode: 200, body: { success: true, data: { tokens: TOKENS } } }
    : { statusCode: 404, body: {} };

/** A page (or piece) inside the app's providers and a router in memory. */
export async function renderApp(page: ReactElement | null, options: Options = {}) {
  const { lang = 'ar', path = '/', ns = [], answer = stillSignedIn, routes, user } = options;
  document.documentElement.lang = lang;
  document.documentElement.dir = directionOf(lang);

  const i18n = createI18n(lang, await loadMessages(lang, [...FRAME_NAMESPACES, ...ns]));
  const visitor = createApi({
    lang,
    transport: async (request) => {
      const reply = await answer(request);
      if (SIGN_INS.test(request.path) && reply.statusCode < 300) setSessionCookie(true);
      return reply;
    },
    clientText: (text) => i18n.t(`ui:errors.${text}`),
  });
  const session = createSession({ api: visitor, askAgain: (asked, why) => askToSignInAgain(asked, why.visitor) });
  setSessionCookie(user !== undefined);
  await (user ? session.signIn({ user, tokens: TOKENS }) : session.start());
  const api = visitor.with(session.hook);
  const services: Services = { lang, api, i18n, queryClient: createQueryClient({ server: true }), session };
  const table = routes?.(services) ?? [{ path: '*', element: page }];
  const router = createMemoryRouter(table, { initialEntries: [path] });

  const screen = render(
    <Providers services={services} site={aSite()}>
      <MantineRoot>
        <RouterProvider router={router} />
      </MantineRoot>
    </Providers>,
  );
  return { ...screen, router, services };
}
