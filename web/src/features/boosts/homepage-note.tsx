import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { type BoostDuration, type BoostType, homepageQuery, type Prices } from './api.ts';
import css from './boosts.module.css';

type Chosen = { listings: string[]; type: BoostType; duration: BoostDuration; prices: Prices };

/** When a choice would begin: after the one that runs, and on the home page where a place is free. */
export function useStart({ listings, type, duration, prices }: Chosen) {
  const isHomepage = type === 'homepage_featured';
  const follows = listings.length === 1 ? prices.prices.find((price) => price.type === type) : undefined;
  const after = follows?.isQueued ? follows.startsAt : undefined;
  const { data: places } = useQuery({ ...homepageQuery(useApi(), duration, after), enabled: isHomepage });
  const isOne = !isHomepage || listings.length <= 1;
  return {
    after,
    isOne,
    places: isHomepage ? places : undefined,
    startsAt: isHomepage && places && !places.isAvailable ? places.nextFreeAt : undefined,
    isPossible: isOne && (!isHomepage || places?.refusal === null),
  };
}
export type Start = ReturnType<typeof useStart>;

export function HomepageNote({ start: { after, isOne, places }, type }: { start: Start; type: BoostType }) {
  const { t } = useTranslation('boosts');
  const lang = useLang();
  const date = (moment: string) => formatDate(moment, lang, 'time');
  return (
    <div role="status" className={css.notes}>
      {!isOne && <p className={css.warning}>{t('dialog.one')}</p>}
      {after && <p>{t('dialog.after', { date: date(after) })}</p>}
      {type === 'homepage_featured' && places && (
        <>
          <p>
            {places.isAvailable
              ? t('dialog.free', { count: places.free })
              : t('dialog.full', { date: date(places.nextFreeAt) })}
          </p>
          {places.refusal && (
            <p className={css.warning}>
              {places.refusal === 'too_late'
                ? t('dialog.tooLate', { count: places.daysAhead })
                : t('dialog.heldAhead', { count: places.heldAtMost })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
