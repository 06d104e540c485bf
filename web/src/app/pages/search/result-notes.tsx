import type { SearchAnswer } from '@diyar/api/contracts/search';
import { useTranslation } from 'react-i18next';
import type { Search } from '#features/search/search-params.ts';
import { firstOf, searchPath, withValues } from '#features/search/search-state.ts';
import { useCorrections } from '#features/search/use-corrections.ts';
import { useSearch } from '#features/search/use-search.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import css from './result-notes.module.css';
import { SimpleModeNote } from './simple-mode-note.tsx';
import { strictly } from './strictly.ts';

/** The API answers no deeper than this. */
const DEEPEST = 1_000;

/** What the visitor should know about the list: an old one, a simple one, a cut one. */
export function ResultNotes() {
  const { t } = useTranslation('search');
  const { t: ui } = useTranslation('ui');
  const { search, typed: asked, answer, error, retry } = useSearch();
  useCorrections();
  const { degraded, capped, corrected, spelled, suggested, beside, ranked } = answer?.rows ?? {};
  const typed = firstOf(asked, 'keywords') ?? '';
  const literal = searchPath(withValues(asked, { understand: 'false' }));
  const isRead = typed !== (firstOf(search, 'keywords') ?? '');
  if (error && answer) {
    return (
      <div className={css.note} role="alert" data-kind="warning">
        <span>{error.message || t('results.failedText')}</span>
        <PlainButton look="outline" compact onClick={retry}>
          {ui('retry')}
        </PlainButton>
      </div>
    );
  }
  if (degraded) return <SimpleModeNote capped={capped ?? false} />;
  if (typed && corrected) {
    return (
      <p className={css.note}>
        <span>{t('corrected.read', { typed, words: corrected })}</span>
        <AppLink to={literal} rel="nofollow" className={css.link}>
          {t('corrected.literal', { typed })}
        </AppLink>
      </p>
    );
  }
  if (typed && spelled) {
    return (
      <p className={css.note}>
        <span>{t('sentence.read', { words: spelled })}</span>
        <AppLink to={literal} rel="nofollow" className={css.link}>
          {t('sentence.literal')}
        </AppLink>
      </p>
    );
  }
  if (suggested) {
    return (
      <p className={css.note}>
        <AppLink to={searchPath(withValues(asked, { keywords: suggested }))} rel="nofollow" className={css.link}>
          {t('beside.meant', { words: suggested })}
        </AppLink>
      </p>
    );
  }
  if (beside) {
    const formatted = formatNumber(beside.exact);
    return <p className={css.note}>{beside.exact > 0 ? t('beside.some', { formatted }) : t('beside.title')}</p>;
  }
  if (ranked && answer) return <RankedNote search={search} total={answer.rows.page.total} ranked={ranked} />;
  if (isRead) {
    return (
      <p className={css.note}>
        <span>{t('sentence.read', { words: typed })}</span>
        <AppLink to={literal} rel="nofollow" className={css.link}>
          {t('sentence.literal')}
        </AppLink>
      </p>
    );
  }
  const { page, lastPage = 0 } = answer?.rows ?? {};
  if (page && page.total > DEEPEST && page.number === lastPage) {
    return <p className={css.note}>{t('results.capped', { count: DEEPEST, formatted: formatNumber(DEEPEST) })}</p>;
  }
  return null;
}

type RankedProps = {
  search: Search;
  total: number;
  ranked: NonNullable<SearchAnswer['ranked']>;
};

/** What only orders the list: whether any listing holds it, and the way to those alone, or to all. */
function RankedNote({ search, total, ranked: { words, holding, whole } }: RankedProps) {
  const { t } = useTranslation('search');
  if (holding === 0) return <p className={css.note}>{t('ranked.none', { words })}</p>;
  const isAll = total > holding;
  const other = isAll ? strictly(search) : withValues(search, { keywords: undefined, prefer: undefined });
  return (
    <p className={css.note}>
      <span>{isAll ? t('ranked.some', { words, formatted: formatNumber(holding) }) : t('ranked.only', { words })}</span>
      <AppLink to={searchPath(other)} rel="nofollow" className={css.link}>
        {isAll ? t('ranked.strict') : t('ranked.all', { formatted: formatNumber(whole) })}
      </AppLink>
    </p>
  );
}
