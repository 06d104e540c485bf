import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Api } from '../../lib/api-client.ts';
import { useApi } from '../../lib/api-context.ts';
import { PRIVATE } from '../../lib/query-client.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Money } from '../../ui/money.tsx';
import css from './account-menu.module.css';
import { IconCoin } from './menu-icons.ts';

/** Spec section 9. */
const CREDIT_POLL_MS = 300_000;

/** The balance in dollars; a failure shows 0 (spec, section 7). */
export const balanceQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'credits', 'balance'],
    queryFn: async () => {
      try {
        return (await api.get('/credits/balance')).balance;
      } catch {
        return 0;
      }
    },
    staleTime: CREDIT_POLL_MS,
    refetchInterval: CREDIT_POLL_MS,
  });

export function CreditChip() {
  const { t } = useTranslation();
  const { data: balance = 0 } = useQuery(balanceQuery(useApi()));
  return (
    <AppLink to="/dashboard/credits" className={css.chip} data-tip={t('account.balance')}>
      <IconCoin size={18} stroke={1.6} aria-hidden />
      <span className="d-visually-hidden">{t('account.balance')}</span>
      <Money value={balance} />
    </AppLink>
  );
}
