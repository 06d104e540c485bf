import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardSkeleton } from '#features/listings/listing-card-skeleton.tsx';
import { markVisited } from '#features/listings/visited.ts';
import { useCards } from '#features/search/use-cards.ts';
import { useApi } from '#lib/api-context.ts';
import css from './pin-card.module.css';

/** The card of a pin. Rows of the page are at hand; another listing is fetched. */
export function PinCard({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('search');
  const api = useApi();
  const row = useCards().find((item) => item.id === id);
  const { data } = useQuery({
    queryKey: ['listings', 'card', id],
    queryFn: () => api.get('/listings/:id', { params: { id } }),
    enabled: !row,
  });
  const listing = row ?? data;

  return (
    <div className={css.card} onClickCapture={(event) => event.target instanceof HTMLAnchorElement && markVisited(id)}>
      {listing ? <ListingCard listing={listing} variant="mini" /> : <ListingCardSkeleton variant="mini" />}
      <button type="button" className={css.close} aria-label={t('pin.close')} onClick={onClose}>
        <IconX size={18} stroke={1.8} aria-hidden />
      </button>
    </div>
  );
}
