import type { Kept } from '@diyar/api/contracts/favourites';
import { useTranslation } from 'react-i18next';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import css from './price-since.module.css';

/** Change of the price since the listing was saved; nothing when it is the same, or was no amount. */
export function PriceSince({ kept, price: { amount } }: { kept: Kept | undefined; price: { amount: number | null } }) {
  const { t } = useTranslation('favourites');
  const lang = useLang();
  if (!kept || kept.price === null || amount === null || kept.price === amount) return null;
  const isLess = amount < kept.price;
  const difference = isolate(formatMoney(Math.abs(kept.price - amount), lang));
  return (
    <p className={css.since} data-less={isLess || undefined}>
      {t(isLess ? 'cheaper' : 'dearer', { amount: difference })}
    </p>
  );
}
