import type { ListingCard } from '@diyar/api/contracts/search';
import { useTranslation } from 'react-i18next';
import { badgesOf } from './badges-of.ts';

type Props = { listing: Pick<ListingCard, 'featured' | 'boosts'>; className: string | undefined };

/** Boosts in words; the one that moves the listing up says that its place is paid for. */
export function BoostBadges({ listing, className }: Props) {
  const { t } = useTranslation('listings');
  return badgesOf(listing).map((badge, index) => {
    const name = t(`badge.${badge}`);
    return (
      <span key={badge} className={className} data-badge={badge}>
        {index === 0 && listing.featured ? t('badge.paid', { name }) : name}
      </span>
    );
  });
}
