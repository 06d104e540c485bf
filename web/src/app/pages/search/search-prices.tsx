import type { AreaPrice, AreaPrices } from '@diyar/api/contracts/places';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { areaPricesQuery } from '../../../features/places/area-prices-query.ts';
import { placesOf, valuesOf, withValues } from '../../../features/search/search-state.ts';
import { useSearch } from '../../../features/search/use-search.ts';
import { useApi } from '../../../lib/api-context.ts';
import { PriceOverlay } from '../../../map/area-prices/price-overlay.tsx';
import { useMessages } from '../../use-messages.ts';
import './price-texts.ts';

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
  const places = placesOf(search);
  const [chosen] = places;
  if (!hasTexts) return null;

  const choose = ({ kind, key }: AreaPrice) => {
    const isChosen = places.some((place) => place.kind === kind && place.key === key);
    change((asked) => withValues(asked, { ...NOWHERE, ...(!isChosen && { [kind]: key }) }));
  };
  const titleOf = ({ category, deal, period }: NonNullable<AreaPrices['kind']>) =>
    t('kind', { category: category.name, deal: deal === 'sale' ? t('deal.sale') : t(`deal.rent${period ?? ''}`) });

  return (
    <PriceOverlay
      status={data ? (data.kind ? 'known' : 'none') : isError ? 'failed' : 'loading'}
      areas={data?.areas ?? NONE}
      title={data?.kind ? titleOf(data.kind) : undefined}
      onRetry={() => void refetch()}
      chosen={places.length === 1 ? chosen : undefined}
      onChoose={choose}
    />
  );
}
