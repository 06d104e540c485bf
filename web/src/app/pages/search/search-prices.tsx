import type { AreaPrice, AreaPrices } from '@diyar/api/contracts/places';
import { useQuery } from '@tanstack/react-query';
import type { ResourceLanguage } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '#app/messages.ts';
import { areaPricesQuery, priceHeatQuery } from '#features/places/area-prices-query.ts';
import { boxText, placesOf, valuesOf, withValues } from '#features/search/search-state.ts';
import { useSearch } from '#features/search/use-search.ts';
import { useApi } from '#lib/api-context.ts';
import { groundOf } from '#map/area-prices/heat.ts';
import type { PriceLook } from '#map/area-prices/price-look.tsx';
import { PriceOverlay } from '#map/area-prices/price-overlay.tsx';
import { useMapAtRest } from '#map/area-prices/use-map-at-rest.ts';
import type { Bbox } from '#map/types.ts';
import { useMessages } from '../../use-messages.ts';

/** Texts of the map's prices come with the prices. */
addTexts(import.meta.glob<ResourceLanguage>('../../../map/area-prices/i18n/*.json', { import: 'default' }));

const NONE: AreaPrice[] = [];
const NOWHERE = { province: undefined, city: undefined, neighborhood: undefined, bbox: undefined, shape: undefined };

/** The map's prices for what is searched: a place that is pressed is searched in, and pressed again no more. */
export function SearchPrices() {
  const api = useApi();
  const { t } = useTranslation('area-prices');
  const hasTexts = useMessages('area-prices');
  const { search, change } = useSearch();
  const [deal, otherDeal] = valuesOf(search, 'transactionType');
  const transactionType = (deal === 'sale' || deal === 'rent') && !otherDeal ? deal : undefined;
  const { data, isError, refetch } = useQuery(
    areaPricesQuery(api, { category: valuesOf(search, 'category'), transactionType }),
  );
  const kind = data?.kind ?? undefined;
  const [look, setLook] = useState<PriceLook>('areas');
  const at = useMapAtRest();
  const heat = useQuery({ ...priceHeatQuery(api, kind, groundOf(at)), enabled: kind !== undefined && look === 'heat' });
  const places = placesOf(search);
  const [chosen] = places;
  if (!hasTexts) return null;

  const choose = ({ kind, key }: AreaPrice) => {
    const isChosen = places.some((place) => place.kind === kind && place.key === key);
    change((asked) => withValues(asked, { ...NOWHERE, ...(!isChosen && { [kind]: key }) }));
  };
  const chooseBox = (box: Bbox) => change((asked) => withValues(asked, { ...NOWHERE, bbox: boxText(box) }));
  const retry = () => void (isError ? refetch() : heat.refetch());
  const titleOf = ({ category, deal, period }: NonNullable<AreaPrices['kind']>) =>
    t('kind', { category: category.name, deal: deal === 'sale' ? t('deal.sale') : t(`deal.rent${period ?? ''}`) });

  return (
    <PriceOverlay
      status={data ? (kind ? 'known' : 'none') : isError ? 'failed' : 'loading'}
      areas={data?.areas ?? NONE}
      title={kind && titleOf(kind)}
      onRetry={retry}
      look={look}
      onLook={setLook}
      heat={heat.data}
      hasHeatFailed={look === 'heat' && heat.isError}
      at={at}
      chosen={places.length === 1 ? chosen : undefined}
      onChoose={choose}
      onChooseBox={chooseBox}
    />
  );
}
