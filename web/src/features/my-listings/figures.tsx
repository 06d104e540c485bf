import type { MyListing } from '@diyar/api/contracts/my-listings';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useSessionState } from '#lib/session.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import css from './listing-row.module.css';
import { MY_KEYS } from './search.ts';

const FIGURES = [
  ['views', IconEye],
  ['reveals', IconPhone],
  ['saves', IconBookmark],
] as const;

/** How a listing does; before anybody came, a sentence instead of three noughts. */
export function Figures({ listing }: { listing: MyListing }) {
  const { t } = useTranslation('my-listings');
  const { user } = useSessionState();
  const desk = useDeskParams(MY_KEYS);
  if (listing.publishedAt === null) return null;
  if (FIGURES.every(([key]) => listing[key] === 0)) return <p className={css.quiet}>{t('figures.none')}</p>;
  return (
    <ul className={css.figures}>
      {FIGURES.map(([key, Icon]) => (
        <li key={key} data-tip={t(`figures.${key}`, { count: listing[key], shown: formatNumber(listing[key]) })}>
          <Icon size={17} stroke={1.6} aria-hidden />
          <span aria-hidden="true">{formatNumber(listing[key])}</span>
          <span className="d-visually-hidden">
            {t(`figures.${key}`, { count: listing[key], shown: formatNumber(listing[key]) })}
          </span>
        </li>
      ))}
      {listing.viewsLeftOut > 0 && (
        <li className={css.quiet}>{t('figures.leftOut', { shown: formatNumber(listing.viewsLeftOut) })}</li>
      )}
      {user?.type !== 'office' && (
        <li>
          <AppLink to={desk.pathTo({ open: listing.id })} preventScrollReset data-act="figures">
            {t('figures.byDay')}
          </AppLink>
        </li>
      )}
    </ul>
  );
}
