import type { Kept } from '@diyar/api/contracts/favourites';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import css from './price-since.module.css';

/** Keeps an amount in its own order inside right-to-left text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** What became of the price since the listing was saved; nothing when it is the same, or was no amount. */
export function PriceSince({ kept, price: { amount } }: { kept: Kept | undefined; price: { amount: number | null } }) {
  const { t } = useTranslation('favourites');
  const lang = useLang();
  if (!kept || kept.price === null || amount === null || kept.price === amount) return null;
  const isLess = amount < kept.price;
  const difference = isolated(formatMoney(Math.abs(kept.price - amount), lang));
  return (
    <p className={css.since} data-less={isLess || undefined}>
      {t(isLess ? 'cheaper' : 'dearer', { amount: difference })}
    </p>
  );
}
