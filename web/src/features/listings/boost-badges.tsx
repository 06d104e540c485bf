import type { ListingCard } from '@diyar/api/contracts/search';
import { useTranslation } from 'react-i18next';
import { badgesOf } from './badges-of.ts';

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
