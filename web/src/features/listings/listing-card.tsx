import type { ListingCard as Listing } from '@diyar/api/contracts/search';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import { BoostBadges } from './boost-badges.tsx';
import css from './listing-card.module.css';
import { ListingCardFacts } from './listing-card-facts.tsx';
import { ListingCardPhoto } from './listing-card-photo.tsx';
import { ListingCardPrice } from './listing-card-price.tsx';
import { ListingCardSource } from './listing-card-source.tsx';

/** `grid` stands upright, `row` lies with its photo at the start, `mini` fits a popup of the map. */
export type CardVariant = 'grid' | 'row' | 'mini';

export type ListingCardProps = {
  listing: Listing;
  variant?: CardVariant;
  /** The title's rank in the page's outline. */
  heading?: 'h2' | 'h3' | 'h4';
  /** How wide the photo is shown, as in `sizes`. */
  sizes?: string;
  /** Above the fold: its photo is fetched first. */
  priority?: boolean;
  /** The visitor opened it before. */
  visited?: boolean;
  /** The listing's pin on the map is lit. */
  lit?: boolean;
  /** Text first: the photo is fetched when asked for. */
  saver?: boolean;
  /** Over the photo: the further ones. */
  photos?: ReactNode;
  /** In the photo's upper corner: the heart. */
  corner?: ReactNode;
  /** Beside the source line at the foot: compare. */
  action?: ReactNode;
  /** The pointer or the keyboard came to the card, or left it (undefined). */
  onPoint?: (id: string | undefined) => void;
};

/** A listing as lists show it. The whole card is a link; buttons lie above the link. */
export function ListingCard(props: ListingCardProps) {
  const { listing, variant = 'grid', heading: Title = 'h3', visited, lit, photos, corner, action, onPoint } = props;
  const { t } = useTranslation('listings');
  const { id, place, originalTitle } = listing;
  const owned = listing.highlight?.map(({ text, marked }, index) => {
    const Run = marked ? 'mark' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one title have no other name
      <Run key={index}>
        <WholeNumbers>{text}</WholeNumbers>
      </Run>
    );
  }) ?? <WholeNumbers>{originalTitle ?? listing.title}</WholeNumbers>;

  return (
    <article
      className={css.card}
      data-variant={variant}
      data-visited={visited || undefined}
      data-lit={lit || undefined}
      data-listing={id}
      data-highlight={listing.boosts.includes('highlight') || undefined}
      data-translated={originalTitle !== null || undefined}
      onMouseEnter={onPoint && (() => onPoint(id))}
      onMouseLeave={onPoint && (() => onPoint(undefined))}
      onFocus={onPoint && (() => onPoint(id))}
      onBlur={onPoint && (() => onPoint(undefined))}
    >
      <div className={css.photo}>
        <ListingCardPhoto {...props} />
        {photos}
        <div className={css.ribbons}>
          <BoostBadges listing={listing} className={css.ribbon} />
        </div>
        {corner && <div className={css.corner}>{corner}</div>}
      </div>
      <div className={css.body}>
        <ListingCardPrice {...listing} />
        <Title className={css.title} dir="auto">
          <AppLink to={listing.path} className={css.link}>
            {originalTitle === null ? owned : <WholeNumbers>{listing.title}</WholeNumbers>}
          </AppLink>
        </Title>
        {originalTitle !== null && variant !== 'mini' && (
          <p className={css.original} dir="auto">
            {owned}
          </p>
        )}
        <ListingCardFacts listing={listing} />
        <p className={css.place}>
          <WholeNumbers>
            {[place.neighborhood?.name, place.city.name].filter(Boolean).join(t('card.comma'))}
          </WholeNumbers>
        </p>
        {variant !== 'mini' && (
          <div className={css.foot}>
            <ListingCardSource listing={listing} visited={visited} />
            {action && <div className={css.action}>{action}</div>}
          </div>
        )}
      </div>
    </article>
  );
}
