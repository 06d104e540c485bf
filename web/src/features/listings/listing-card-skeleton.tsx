import { Bone, TextBone } from '#ui/skeleton.tsx';
import css from './listing-card.module.css';
import type { CardVariant } from './listing-card.tsx';

/** A card to come, in the card's exact shape: nothing jumps when it arrives. Put several into one `Skeleton`. */
export function ListingCardSkeleton({ variant = 'grid' }: { variant?: CardVariant }) {
  return (
    <div className={`${css.card} ${css.skeleton}`} data-variant={variant}>
      <div className={css.photo}>
        <Bone height="100%" radius={0} />
      </div>
      <div className={css.body}>
        <div className={css.price}>
          <TextBone width="55%" />
        </div>
        <div className={css.title}>
          <TextBone width="90%" />
        </div>
        <div className={css.facts}>
          <TextBone width="70%" />
        </div>
        <div className={css.place}>
          <TextBone width="40%" />
        </div>
        {variant !== 'mini' && (
          <div className={css.foot}>
            <TextBone width="50%" />
          </div>
        )}
      </div>
    </div>
  );
}
