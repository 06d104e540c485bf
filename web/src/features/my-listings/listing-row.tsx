import type { MyListing } from '@diyar/api/contracts/my-listings';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { IconButton, LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Price, type PricePeriod } from '#ui/money.tsx';
import { Picture } from '#ui/picture.tsx';
import { Figures } from './figures.tsx';
import { IconPrinter, IconTrash, IconUserShare } from './icons.ts';
import css from './listing-row.module.css';
import { editPath, type RowAct } from './row-act.ts';
import { RowNotes } from './row-notes.tsx';

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

/** A listing of the owner's: what it is, how it stands and does, and what I can do with it. */
export function ListingRow({ listing, badge, deal, isSelected, isBusy, hasColleagues, onSelect, onAct }: Props) {
  const { t } = useTranslation('my-listings');
  const { id, title, path, category, place, updatedAt, image, imageCount, canEdit, allowedStatuses, code } = listing;
  const name = title ?? t('untitled');
  const isDraft = listing.status === 'draft';
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
        {canEdit && !isAskedToWrite(listing) && (
          <LinkButton
            to={editPath(id)}
            look={isDraft ? 'primary' : 'outline'}
            compact
            aria-label={t('editOf', { name })}
          >
            {t(isDraft ? 'continue' : 'edit')}
          </LinkButton>
        )}
        {allowedStatuses.length > 0 && (
          <PlainButton look="outline" compact aria-label={t('statusOf', { name })} onClick={() => onAct('status')}>
            {t('status')}
          </PlainButton>
        )}
        {listing.status === 'active' && (
          <LinkButton
            to={`/dashboard/boosts?boost=${id}`}
            look="outline"
            compact
            data-act="boost"
            aria-label={t('boostOf', { name })}
          >
            {t('boost')}
          </LinkButton>
        )}
        {listing.status === 'active' && (
          <IconButton
            label={t('windowOf', { name })}
            data-act="window"
            aria-haspopup="dialog"
            onClick={() => onAct('window')}
          >
            <IconPrinter size={19} stroke={1.6} aria-hidden />
          </IconButton>
        )}
        {listing.isOfOffice && hasColleagues && (
          <IconButton label={t('handOver.of', { name })} data-act="hand-over" onClick={() => onAct('handOver')}>
            <IconUserShare size={19} stroke={1.6} aria-hidden />
          </IconButton>
        )}
        <IconButton label={t('deleteOf', { name })} className={css.delete} onClick={() => onAct('delete')}>
          <IconTrash size={19} stroke={1.6} aria-hidden />
        </IconButton>
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
