import type { ListingCard, MapAnswer, MapPin } from '@diyar/api/contracts/search';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { formatMoneyShort } from '#lib/money-short.ts';
import type { Cell, Pin } from '#map/types.ts';

type Drawn = { cells: readonly Cell[]; pins: readonly Pin[] };

/** The map's part of the answer as the map draws it. A card under the pointer shows its own pin inside a cluster. */
export function useMapListings(
  map: MapAnswer | null | undefined,
  rows: readonly ListingCard[],
  lit: string | undefined,
): Drawn {
  const { t } = useTranslation(['search', 'listings']);
  const lang = useLang();
  const cells = useMemo(() => (map?.mode === 'cells' ? map.cells.map(([id, count]) => ({ id, count })) : []), [map]);
  const found = useMemo(() => (map?.mode === 'pins' ? map.pins.map((pin) => toPin(pin, lang, t)) : []), [map, lang, t]);
  const pins = useMemo(() => {
    const row = lit && !found.some(({ id }) => id === lit) ? rows.find(({ id }) => id === lit) : undefined;
    return row ? [...found, toPin(pinOf(row), lang, t)] : found;
  }, [found, lit, rows, lang, t]);
  return { cells, pins };
}

const pinOf = ({ price, place, ...row }: ListingCard): MapPin => ({
  ...row,
  price: price.amount,
  priceKind: price.kind,
  period: price.period,
  place: (place.neighborhood ?? place.city).name,
});

function toPin(pin: MapPin, lang: Lang, t: TFunction<['search', 'listings']>): Pin {
  const { id, lng, lat, price, priceKind, period, featured, approximate, rooms, place } = pin;
  const paidFor = period === null ? '' : t(`pin.per.${period}`);
  const priceLabel =
    price !== null && price > 0
      ? `${formatMoneyShort(price, lang)}${paidFor}`
      : t(priceKind === 'free' ? 'pin.free' : 'pin.ask');
  const label = [
    priceLabel,
    rooms !== null && t('listings:counts.rooms', { count: rooms, value: rooms }),
    place,
    featured && t('pin.paid'),
  ];
  return { id, lng, lat, priceLabel, featured, approx: approximate, label: label.filter(Boolean).join(t('comma')) };
}
