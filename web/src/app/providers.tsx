import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ApiContext } from '#lib/api-context.ts';
import { HydratedProvider } from '#lib/hydrated.tsx';
import { SessionContext } from '#lib/session.ts';
import { type Site, SiteContext } from '#lib/site.ts';
import { OldBrowser } from './old-browser.tsx';
import type { Services } from './services.ts';

type Props = { services: Services; site: Site; children: ReactNode };

export function Providers({ services, site, children }: Props) {
  return (
    <SiteContext value={site}>
      <ApiContext value={services.api}>
        <SessionContext value={services.session}>
          <QueryClientProvider client={services.queryClient}>
            <I18nextProvider i18n={services.i18n}>
              <OldBrowser />
              <HydratedProvider>{children}</HydratedProvider>
            </I18nextProvider>
          </QueryClientProvider>
        </SessionContext>
      </ApiContext>
    </SiteContext>
  );
}
