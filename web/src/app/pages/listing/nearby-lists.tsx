import type { Icon } from '@tabler/icons-react';
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs';
import IconBus from '@tabler/icons-react/dist/esm/icons/IconBus.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useTranslation } from 'react-i18next';
import type { Nearby } from '#features/listings/api.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './nearby-lists.module.css';

type Facilities = Nearby['facilities'][number];

const SIGNS: Partial<Record<Facilities['items'][number]['kind'], Icon>> = {
  cityCentre: IconBuildingSkyscraper,
  hospital: IconBuildingHospital,
  school: IconSchool,
  transport: IconBus,
  market: IconShoppingCart,
};

/** Facilities as measured or as the owner says, and the neighbouring places each leading to its page. */
export function NearbyLists({ items, facilities }: Nearby) {
  const { t } = useTranslation('listing');
  return (
    <div className={css.lists}>
      {facilities.map((group) => (
        <FacilityList key={group.title} {...group} />
      ))}
      {items.length > 0 && (
        <div>
          <h3 className={css.title}>{t('nearby.places')}</h3>
          <ul className={css.neighbours}>
            {items.map(({ key, name, metres, path }) => (
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

function FacilityList({ title, credit, items }: Facilities) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.facilities}>
        {items.map(({ key, kind, name, metres, walkMetres, point }) => {
          const Sign = SIGNS[kind] ?? IconMapPin;
          return (
            <li key={key}>
              <Sign size={20} stroke={1.5} aria-hidden />
              <span>
                {name}
                {point?.name && <bdi className={css.own}>{point.name}</bdi>}
              </span>
              <Distance metres={walkMetres ?? metres} isWalk={Boolean(walkMetres)} />
            </li>
          );
        })}
      </ul>
      {credit && (
        <a dir="auto" className={css.distance} href="https://www.openstreetmap.org/copyright">
          {credit}
        </a>
      )}
    </div>
  );
}

/** Rounded, since the point itself may be approximate. */
function Distance({ metres, isWalk = false }: { metres: number; isWalk?: boolean }) {
  const { t } = useTranslation('listing');
  const text =
    metres < 1000
      ? t('nearby.metres', { distance: formatNumber(Math.max(50, Math.round(metres / 50) * 50)) })
      : t('nearby.km', { distance: formatNumber(Math.round(metres / 100) / 10) });
  return <bdi className={css.distance}>{isWalk ? t('nearby.onFoot', { distance: text }) : text}</bdi>;
}
