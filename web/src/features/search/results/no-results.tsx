import type { SearchAnswer } from '@diyar/api/contracts/search';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { searchPath, withoutFilters, withoutKind } from '../search-state.ts';
import { useSearch } from '../use-search.ts';
import css from './no-results.module.css';

type Help = NonNullable<SearchAnswer['help']>;

/** Keywords come quoted from the API, and the sentence around them quotes again. */
const unquoted = (label: string) => label.replace(/^[«“](.*)[»”]$/u, '$1');

type CloseProps = { renderClose: (close: Help['close']) => ReactNode };

/** Nothing matched: to be told when something does, which filter to drop and what that would bring, then near misses, labelled as such. */
export function NoResults({ renderClose, alert }: CloseProps & { alert: ReactNode }) {
  const { t } = useTranslation('search');
  const { search, answer } = useSearch();
  const { without = [] } = answer?.rows.help ?? {};

  return (
    <>
      <EmptyState as="h2" icon={<IconSearch size={34} stroke={1.4} />} title={t('none.title')} text={t('none.text')}>
        <div className={css.alert}>{alert}</div>
        {without.length > 0 && <p className={css.or}>{t('none.or')}</p>}
        {without.slice(0, 4).map(({ kind, label, total }) => (
          <AppLink key={kind} to={searchPath(withoutKind(search, kind))} className={css.drop}>
            <bdi>
              {t('none.without', {
                label: unquoted(label) || t('chips.bbox'),
                count: total,
                formatted: formatNumber(total),
              })}
            </bdi>
          </AppLink>
        ))}
        <LinkButton look="plain" to={searchPath(withoutFilters(search))}>
          {t('none.clear')}
        </LinkButton>
      </EmptyState>
      <CloseMatches renderClose={renderClose} />
    </>
  );
}

/** Near misses, apart from what matched. */
export function CloseMatches({ renderClose }: CloseProps) {
  const { t } = useTranslation('search');
  const { answer } = useSearch();
  const { close = [] } = answer?.rows.help ?? {};
  if (close.length === 0) return null;
  return (
    <section aria-labelledby="close-matches" className={css.close}>
      <h2 id="close-matches" className={css.title}>
        {t('none.close')}
      </h2>
      <p className={css.text}>{t('none.closeText')}</p>
      {renderClose(close)}
    </section>
  );
}
