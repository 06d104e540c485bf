import { useTranslation } from 'react-i18next';
import { AppLink } from './app-link.tsx';
import css from './pager.module.css';

/** The first page, the last, and those round the current one; undefined stands for a gap: 1 … 4 5 6 … 42. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((number) => number >= 1 && number <= last);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [undefined, one];
  });
}

type Props = {
  page: number;
  last: number;
  /** The address of a page, without `lang`. */
  to: (page: number) => string;
  /** The page is being turned in place, so the list's start should come into view. */
  onTurn?: () => void;
};

/** Pages of a list as real links; nothing when there is only one. */
export function Pager({ page, last, to, onTurn }: Props) {
  const { t } = useTranslation('ui');
  if (last <= 1) return null;

  return (
    <nav aria-label={t('pages.label')} className={css.pages}>
      {page > 1 && (
        <AppLink to={to(page - 1)} rel="prev" className={css.step} onClick={onTurn}>
          {t('pages.previous')}
        </AppLink>
      )}
      <ol className={css.numbers}>
        {pagesAround(page, last).map((number, index) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name; there are two at most
            <li key={`gap${index}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <AppLink
                to={to(number)}
                className={css.page}
                aria-label={t('pages.go', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={onTurn}
              >
                {number}
              </AppLink>
            </li>
          ),
        )}
      </ol>
      {page < last && (
        <AppLink to={to(page + 1)} rel="next" className={css.step} onClick={onTurn}>
          {t('pages.next')}
        </AppLink>
      )}
    </nav>
  );
}
