import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NearbyPlace } from '../../../features/listings/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { IconBuildingHospital, IconBuildingSkyscraper, IconBus, IconSchool, IconShoppingCart } from './icons.ts';
import css from './nearby-lists.module.css';

const FACILITIES = {
  cityCentre: IconBuildingSkyscraper,
  hospital: IconBuildingHospital,
  school: IconSchool,
  publicTransport: IconBus,
  market: IconShoppingCart,
} as const satisfies Record<string, Icon>;
type Facility = keyof typeof FACILITIES;

type Props = {
  places: readonly NearbyPlace[];
};

/** The owner's distances, and the neighbouring places each leading to its page. */
export function NearbyLists({ places }: Props) {
  const { t } = useTranslation('listing');
  const facilities = places.flatMap(({ kind, metres }) =>
    Object.hasOwn(FACILITIES, kind) ? [{ kind: kind as Facility, metres }] : [],
  );
  const neighbours = places.flatMap((place) =>
    place.path && place.name ? [{ ...place, path: place.path, name: place.name }] : [],
  );

  return (
    <div className={css.lists}>
      {facilities.length > 0 && (
        <div>
          <h3 className={css.title}>{t('nearby.facilities')}</h3>
          <ul className={css.facilities}>
            {facilities.map(({ kind, metres }) => {
              const Sign = FACILITIES[kind];
              return (
                <li key={kind}>
                  <Sign size={20} stroke={1.5} aria-hidden />
                  {t(`nearby.${kind}`)}
                  <Distance metres={metres} />
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {neighbours.length > 0 && (
        <div>
          <h3 className={css.title}>{t('nearby.places')}</h3>
          <ul className={css.neighbours}>
            {neighbours.map(({ key, name, metres, path }) => (
              <li key={key}>
                <AppLink to={path} className={css.neighbour}>
                  {name}
                  <Distance metres={metres} />
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** As the crow flies; rounded, since the point itself may be approximate. */
function Distance({ metres }: { metres: number }) {
  const { t } = useTranslation('listing');
  const text =
    metres < 1000
      ? t('nearby.metres', { distance: formatNumber(Math.max(50, Math.round(metres / 50) * 50)) })
      : t('nearby.km', { distance: formatNumber(Math.round(metres / 100) / 10) });
  return <bdi className={css.distance}>{text}</bdi>;
}
