import type { OfficeProfile } from '@diyar/api/contracts/offices';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  LIST_ORDERS,
  type ListOrder,
  type OfficeListSearch,
  officeListPath,
  readOfficeList,
} from '#features/offices/office-list-search.ts';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { LANG_KEY } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import css from './listings-form.module.css';

type Props = { office: OfficeProfile; search: OfficeListSearch };

const ORDERS = Object.keys(LIST_ORDERS) as ListOrder[];

/** Deals as links with their counts, the order as a select; both live in the address. */
export function ListingsForm({ office: { slug, listings, byTransaction }, search }: Props) {
  const { t } = useTranslation('offices');
  const lang = useLang();
  const navigate = useNavigate();
  const { order, transactionType } = search;
  // From the address, not from what was last drawn: a deal chosen a moment ago must not be lost.
  const reorder = (next: ListOrder) => {
    const now = readOfficeList(new URLSearchParams(window.location.search));
    navigate(withLang(officeListPath(slug, { ...now, page: 1, order: next }), lang));
  };
  const deals = [{ key: undefined, name: t('list.allDeals'), count: listings }, ...byTransaction];

  return (
    <div className={css.bar}>
      <nav aria-label={t('list.deal')} className={css.deals}>
        {deals.map(({ key, name, count }) => (
          <AppLink
            key={key ?? ''}
            to={officeListPath(slug, { order, page: 1, transactionType: key })}
            className={css.deal}
            aria-current={key === transactionType ? 'page' : undefined}
          >
            {name} <span className={css.count}>{formatNumber(count)}</span>
          </AppLink>
        ))}
      </nav>
      <form action={`/office/${slug}/listings`} method="get" className={css.sort}>
        <label className={css.label}>
          <span className={css.name}>{t('list.sort')}</span>
          <select
            key={order}
            name="order"
            className={css.select}
            defaultValue={order}
            onChange={(event) => reorder(event.target.value as ListOrder)}
          >
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {t(`list.${order}`)}
              </option>
            ))}
          </select>
        </label>
        {transactionType && <input type="hidden" name="transactionType" value={transactionType} />}
        <input type="hidden" name={LANG_KEY} value={lang} />
        <noscript>
          <PlainButton type="submit" look="outline" compact>
            {t('list.apply')}
          </PlainButton>
        </noscript>
      </form>
    </div>
  );
}
