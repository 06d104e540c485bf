import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Money } from '#ui/money.tsx';
import css from './account-menu.module.css';

/** Spec section 9. */
const CREDIT_POLL_MS = 300_000;

const balanceQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'credits', 'balance'],
    queryFn: async ({ signal }) => (await api.get('/credits/balance', { errorToast: false, signal })).balance,
    staleTime: CREDIT_POLL_MS,
    refetchInterval: CREDIT_POLL_MS,
  });

/** The balance in dollars, a dash while it loads. After a failure the last one known, else the specification's 0; both marked. */
export function CreditChip() {
  const { t } = useTranslation(['app', 'dashboard']);
  const { data: balance, isError } = useQuery(balanceQuery(useApi()));
  const mark = isError && t(balance === undefined ? 'dashboard:balance.unknown' : 'dashboard:balance.old');
  return (
    <AppLink
      to="/dashboard/credits"
      className={css.chip}
      data-tip={mark ? `${t('account.balance')}: ${mark}` : t('account.balance')}
    >
      <IconCoin size={18} stroke={1.6} aria-hidden />
      <span className="d-visually-hidden">{t('account.balance')}</span>
      {balance === undefined && !isError ? <span data-loading>—</span> : <Money value={balance ?? 0} />}
      {mark && <small className={css.balanceMark}>{mark}</small>}
    </AppLink>
  );
}
