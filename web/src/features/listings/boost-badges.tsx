import type { ListingCard } from '@diyar/api/contracts/search';
import { useTranslation } from 'react-i18next';

type Badge = 'premium' | 'featured' | 'urgent' | 'highlight';

/** Badges of a listing's boosts, the one that moves it up first. */
function badgesOf({ featured, boosts }: Pick<ListingCard, 'featured' | 'boosts'>): Badge[] {
  const place = featured ? ([boosts.includes('premium') ? 'premium' : 'featured'] as const) : [];
  return [...place, ...(['urgent', 'highlight'] as const).filter((type) => boosts.includes(type))];
}

type Props = { listing: Pick<ListingCard, 'featured' | 'boosts'>; className: string | undefined };

/** Boosts in words, each saying that it is paid for. */
export function BoostBadges({ listing, className }: Props) {
  const { t } = useTranslation('listings');
  return badgesOf(listing).map((badge) => (
    <span key={badge} className={className} data-badge={badge}>
      {t('badge.paid', { name: t(`badge.${badge}`) })}
    </span>
  ));
}
