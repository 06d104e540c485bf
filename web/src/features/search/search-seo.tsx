import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { itemListJsonLd } from '#lib/json-ld.ts';
import { Seo } from '#lib/seo.tsx';
import { useSite } from '#lib/site.ts';
import type { Search } from './search-params.ts';
import { criteriaOf, pageOf, searchPath, valuesOf } from './search-state.ts';
import { searchTitle } from './search-texts.ts';
import { useSearch } from './use-search.ts';

/** Filters people type into search engines; a page with others is one of millions that nobody looks for. */
const INDEXED = ['category', 'province', 'city', 'neighborhood', 'transactionType'];

export function isIndexable(search: Search, total: number): boolean {
  const filters = Object.keys(criteriaOf(search));
  const single = filters.every((key) => INDEXED.includes(key) && valuesOf(search, key).length === 1);
  const places = filters.filter((key) => ['province', 'city', 'neighborhood'].includes(key));
  return single && places.length <= 1 && total > 0 && pageOf(search) === 1;
}

/** Title and description out of the filters; only simple searches are offered to search engines, those of a place as its page. */
export function SearchSeo() {
  const { t } = useTranslation('search');
  const { search, answer } = useSearch();
  const lang = useLang();
  const { origin } = useSite();
  const total = answer?.rows.page.total ?? 0;
  const title = searchTitle(search, { answer, t });
  const page = pageOf(search);
  const indexable = isIndexable(search, total);
  const items = answer?.rows.items ?? [];
  const seo = page === 1 ? answer?.rows.seo : null;
  const written = (text: string | undefined) => text?.replaceAll('{place}', t('seo.country'));

  return (
    <Seo
      title={written(seo?.title) || (page > 1 ? t('seo.page', { title, page }) : title)}
      description={
        written(seo?.description) || t('seo.description', { title, count: total, formatted: formatNumber(total) })
      }
      keywords={seo?.keywords}
      path={(indexable && answer?.rows.placePage) || searchPath(criteriaOf(search))}
      noindex={!indexable}
      jsonLd={items.length > 0 ? [itemListJsonLd(items, total, { origin, lang })] : undefined}
    />
  );
}
