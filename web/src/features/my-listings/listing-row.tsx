import type { MyListing } from '@diyar/api/contracts/my-listings';
import { Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Price, type PricePeriod } from '#ui/money.tsx';
import { Picture } from '#ui/picture.tsx';
import { Figures } from './figures.tsx';
import css from './listing-row.module.css';
import { boostPath, editPath, type RowAct, RowNotes } from './row-notes.tsx';

type Props = {
  listing: MyListing;
  /** Status in a word, and the name of the deal: other features know both. */
  badge: ReactNode;
  deal: string | null;
  isSelected: boolean;
  isBusy: boolean;
  /** Whether there is a colleague to take it over. */
  hasColleagues: boolean;
  onSelect: (isSelected: boolean) => void;
  onAct: (act: RowAct) => void;
};

/** All acts stand behind the dots, as in `listing-row.module.css`. */
const NARROW = '(max-width: 899px)';

/** A listing of the owner's: what it is, how it stands and does, and what I can do with it. */
export function ListingRow({ listing, badge, deal, isSelected, isBusy, hasColleagues, onSelect, onAct }: Props) {
  const { t } = useTranslation('my-listings');
  const { id, title, path, category, place, updatedAt, image, imageCount, canEdit, allowedStatuses, code } = listing;
  const name = title ?? t('untitled');
  const isNarrow = useMediaQuery(NARROW);
  const isDraft = listing.status === 'draft';
  const isPublic = listing.status === 'active';
  const canWrite = canEdit && !isAskedToWrite(listing);
  const canMove = allowedStatuses.length > 0;
  return (
    <li className={css.row} data-selected={isSelected || undefined} aria-busy={isBusy || undefined}>
      <label htmlFor={`select-${id}`} className={css.check}>
        <Checkbox
          id={`select-${id}`}
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </label>
      <div className={css.photo}>
        <Picture photo={image} alt="" sizes="(max-width: 640px) 96px, 128px" largest={320} />
        {imageCount > 1 && (
          <span className={css.count} aria-hidden="true">
            {imageCount}
          </span>
        )}
      </div>
      <div className={css.words}>
        <p className={css.top}>
          {badge}
          <RowPrice listing={listing} />
        </p>
        <h2 className={css.title}>
          <AppLink to={path ?? editPath(id)}>{name}</AppLink>
        </h2>
        <p className={css.facts}>
          {[category.name, deal, place].filter(Boolean).join(' · ')}
          {listing.colleague && (
            <span className={css.keeper}>
              {t('keeper')} <bdi>{listing.colleague.name}</bdi>
            </span>
          )}
          <span className={css.when}>
            {t('updated')} <DateText value={updatedAt} relative /> · <bdi dir="ltr">#{code}</bdi>
          </span>
        </p>
        <Figures listing={listing} />
      </div>
      <div className={css.acts}>
        {canWrite && !isNarrow && (
          <LinkButton
            to={editPath(id)}
            look={isDraft ? 'primary' : 'outline'}
            compact
            aria-label={t('editOf', { name })}
          >
            {t(isDraft ? 'continue' : 'edit')}
          </LinkButton>
        )}
        {canMove && !isNarrow && (
          <PlainButton look="outline" compact aria-label={t('statusOf', { name })} onClick={() => onAct('status')}>
            {t('status')}
          </PlainButton>
        )}
        {isPublic && !isNarrow && (
          <LinkButton to={boostPath(id)} look="outline" compact data-act="boost" aria-label={t('boostOf', { name })}>
            {t('boost')}
          </LinkButton>
        )}
        <RowMenu
          of={name}
          acts={[
            isNarrow && canWrite && { key: 'edit', label: t(isDraft ? 'continue' : 'edit'), to: editPath(id) },
            isNarrow && canMove && { key: 'status', label: t('status'), run: () => onAct('status') },
            isNarrow && isPublic && { key: 'boost', label: t('boost'), to: boostPath(id) },
            isPublic && { key: 'window', label: t('window'), run: () => onAct('window') },
            listing.isOfOffice &&
              hasColleagues && { key: 'hand-over', label: t('handOver.button'), run: () => onAct('handOver') },
            { key: 'delete', label: t('delete.button'), isDanger: true, run: () => onAct('delete') },
          ]}
        />
      </div>
      <RowNotes listing={listing} isBusy={isBusy} onAct={onAct} />
    </li>
  );
}

/** The note has the button already. */
const isAskedToWrite = ({ rejection, change }: MyListing): boolean =>
  rejection !== null || change?.state === 'rejected' || change?.state === 'draft';

function RowPrice({ listing: { price } }: { listing: MyListing }) {
  const { t } = useTranslation('my-listings');
  if (price.amount === null) {
    const kind = price.kind === 'on_request' || price.kind === 'free' ? t(`price.${price.kind}`) : t('price.none');
    return <span className={css.price}>{kind}</span>;
  }
  return (
    <span className={css.price}>
      <Price
        value={price.amount}
        period={(price.period ?? undefined) as PricePeriod | undefined}
        periodClassName={css.period}
      />
    </span>
  );
}
