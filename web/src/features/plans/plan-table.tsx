import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import type { AdminPlan } from './api.ts';
import { nameOf } from './api.ts';

type Props = {
  plans: readonly AdminPlan[];
  pathTo: (code: string) => string;
  onEdit: (plan: AdminPlan) => void;
  onRemove: (plan: AdminPlan) => void;
};

/** Plans in their order, those on offer first. */
export function PlanTable({ plans, pathTo, onEdit, onRemove }: Props) {
  const { t } = useTranslation('plans');
  const lang = useLang();
  const priceOf = ({ price, period }: AdminPlan) => {
    if (price === null) return t('free');
    const amount = isolate(formatMoney(price, lang));
    return t(period === 'yearly' ? 'aYear' : 'aMonth', { price: amount });
  };
  const columns: Column<AdminPlan>[] = [
    {
      key: 'name',
      header: t('name'),
      isName: true,
      cell: (plan) => (
        <AppLink to={pathTo(plan.code)} preventScrollReset aria-label={t('lookAt', { name: nameOf(plan, lang) })}>
          {nameOf(plan, lang)}
        </AppLink>
      ),
    },
    { key: 'price', header: t('price'), onPhone: 'end', cell: priceOf },
    {
      key: 'places',
      header: t('places'),
      cell: ({ listingLimit }) => (listingLimit === null ? t('unlimited') : formatNumber(listingLimit)),
    },
    { key: 'subscribers', header: t('subscribers'), cell: ({ subscribers }) => formatNumber(subscribers) },
    { key: 'state', header: t('state'), onPhone: 'plain', cell: (plan) => <Offer plan={plan} /> },
    {
      key: 'actions',
      header: t('actions'),
      isActions: true,
      cell: (plan) =>
        plan.family !== null && (
          <RowMenu
            of={nameOf(plan, lang)}
            acts={[
              { key: 'edit', label: t('edit'), run: () => onEdit(plan) },
              plan.isActive && { key: 'remove', label: t('remove'), isDanger: true, run: () => onRemove(plan) },
            ]}
          />
        ),
    },
  ];
  return <DeskTable label={t('title')} columns={columns} rows={plans} keyOf={({ code }) => code} />;
}

function Offer({ plan: { isFor, isActive } }: { plan: AdminPlan }) {
  const { t } = useTranslation('plans');
  if (isFor) return <Badge>{t('withAccount')}</Badge>;
  return <Badge tone={isActive ? 'success' : 'warning'}>{t(isActive ? 'offered' : 'notOffered')}</Badge>;
}
