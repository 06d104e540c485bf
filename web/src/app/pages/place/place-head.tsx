import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { leadOf, placeTitle } from '#features/places/place-words.ts';
import { useLang } from '#lib/i18n.ts';
import { DealTabs } from './deal-tabs.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import css from './place-head.module.css';
import { PlaceOnMap } from './place-on-map.tsx';

/** The heading with its sentences and figures, beside a small map. */
export function PlaceHead({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const lang = useLang();
  return (
    <div className={css.head}>
      <div>
        <h1 className={css.title}>{placeTitle(page, t)}</h1>
        {page.total > 0 && <p className={css.lead}>{leadOf(page, t, lang).join(' ')}</p>}
        <DealTabs page={page} />
        {page.total > 0 && <FigureTiles page={page} />}
      </div>
      <PlaceOnMap page={page} />
    </div>
  );
}
