import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import { actsOn, type ListingAct } from './actions.ts';
import type { AdminListing } from './api.ts';
import css from './listing.module.css';

type Acted = Pick<AdminListing, 'id' | 'title' | 'status'>;
type Props<Listing> = { listing: Listing; onAct: (listing: Listing, act: ListingAct) => void };

/** The buttons of what can be done to a listing. */
export function ListingActs<Listing extends Acted>({ listing, onAct }: Props<Listing>) {
  const { t } = useTranslation('admin-listings');
  const title = listing.title ?? t('untitled');
  return (
    <span className={css.acts}>
      {actsOn(listing).map((act) => (
        <PlainButton
          key={act}
          look={act === 'delete' ? 'danger' : 'outline'}
          compact
          data-act={act}
          aria-label={t(`acts.${act}.of`, { title })}
          onClick={() => onAct(listing, act)}
        >
          {t(`acts.${act}.button`)}
        </PlainButton>
      ))}
    </span>
  );
}
