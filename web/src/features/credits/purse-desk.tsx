import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Purse } from '#lib/api-client.ts';
import { ApiContext, useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { Loading } from '#ui/loading.tsx';
import { figuresQuery } from './api.ts';
import css from './credits.module.css';

/** Calls that take `purse`; what prices are is nobody's in particular. */
const PURSE_CALLS =
  /^\/(credits|payments|subscriptions|boosts|placements)(?!\/(sizes|pricing)$)(\/|$)|^\/listings\/:id\/boost$|^\/users\/(listings\/)?quota$/;

/** What was chosen last in this tab, so that one money page leads to the other of the same purse. */
const KEPT = 'diyar.purse';
/** Storage may be blocked: then each page begins with the usual purse. */
function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
function keep(purse: Purse): void {
  try {
    sessionStorage.setItem(KEPT, purse);
  } catch {
    // Nothing was kept.
  }
}

const isPurse = (text: string | null): text is Purse => text === 'private' || text === 'office';

/**
 * A page about money for the purse that was chosen: in an office one's own stays beside the office's. Who is in no office has
 * one, and is asked nothing.
 */
export function PurseDesk({ children }: { children: ReactNode }) {
  const isOffice = useSessionState().user?.type === 'office';
  return isOffice ? <OfOffice>{children}</OfOffice> : children;
}

function OfOffice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('credits');
  const api = useApi();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { data, error } = useQuery(figuresQuery(api));
  const named = params.get('purse');
  useEffect(() => {
    if (isPurse(named)) keep(named);
  }, [named]);
  if (!data) return error ? children : <Loading />;
  const { purses } = data;
  const wanted = isPurse(named) ? named : kept();
  const purse = purses.find((purs) => purs === wanted) ?? purses[0] ?? 'private';
  return (
    <>
      {purses.length > 1 && (
        <div className={css.purses}>
          <DeskTabs
            label={t('purse.label')}
            current={purse}
            tabs={purses.map((name) => ({ name, label: t(`purse.${name}`), to: `${pathname}?purse=${name}` }))}
          />
        </div>
      )}
      {purse === 'private' && <p className={css.purseNote}>{t('purse.note')}</p>}
      <ApiContext key={purse} value={api.of(purse, PURSE_CALLS)}>
        {children}
      </ApiContext>
    </>
  );
}
