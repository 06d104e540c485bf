import type { MyListing } from '@diyar/api/contracts/my-listings';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import css from './row-notes.module.css';

/** Acts of a row besides writing. */
export type RowAct = 'confirm' | 'status' | 'delete' | 'appeal' | 'handOver' | 'window';

export const editPath = (id: string) => `/dashboard/properties/edit/${id}`;
export const boostPath = (id: string) => `/dashboard/boosts?boost=${id}`;

type Props = { listing: MyListing; isBusy: boolean; onAct: (act: RowAct) => void };

/** What a listing asks of its owner: reasons to mend, a question to answer, a wait to know of. */
export function RowNotes({ listing, isBusy, onAct }: Props) {
  const { t } = useTranslation('my-listings');
  const { id, status, rejection, change, suspensionReason, asksConfirmation, allowedStatuses, isCategoryShown } =
    listing;
  const refused = rejection ?? change?.rejection;
  const comesBack = status === 'expired' && allowedStatuses.includes('active');
  return (
    <>
      {refused && (
        <Note tone="danger" title={t(rejection ? 'note.rejected' : 'note.changeRejected')}>
          <ul className={css.reasons}>
            {refused.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {refused.text && (
              <li>
                <q dir="auto">{refused.text}</q>
              </li>
            )}
          </ul>
          <div className={css.acts}>
            <LinkButton to={editPath(id)} compact>
              {t('note.mend')}
            </LinkButton>
            <AppealButton listing={listing} onAct={onAct} />
          </div>
        </Note>
      )}
      {status === 'suspended' && (
        <Note tone="danger" title={t('note.suspended')}>
          {suspensionReason && <p dir="auto">{suspensionReason}</p>}
          <AppealButton listing={listing} onAct={onAct} />
        </Note>
      )}
      {!isCategoryShown && status !== 'sold' && status !== 'rented' && (
        <Note tone="warning" title={t('note.categoryHidden', { name: listing.category.name })} />
      )}
      {isCategoryShown && (asksConfirmation || comesBack) && (
        <Note tone="warning" title={t(comesBack ? 'note.expired' : 'note.stillThere')}>
          <p>{t(comesBack ? 'note.expiredText' : 'note.stillThereText')}</p>
          <div className={css.acts}>
            <PlainButton compact aria-disabled={isBusy || undefined} onClick={() => !isBusy && onAct('confirm')}>
              {t('note.yes')}
            </PlainButton>
            <PlainButton look="outline" compact onClick={() => onAct('status')}>
              {t('note.no')}
            </PlainButton>
          </div>
        </Note>
      )}
      {change?.state === 'pending' && <Note tone="info" title={t('note.changePending')} />}
      {change?.state === 'draft' && (
        <Note tone="info" title={t('note.changeDraft')}>
          <LinkButton to={editPath(id)} look="outline" compact className={css.act}>
            {t('continue')}
          </LinkButton>
        </Note>
      )}
      {status === 'pending' && <Note tone="info" title={t('note.pending')} />}
    </>
  );
}

/** The way to object to a decision, and what became of it. */
function AppealButton({ listing: { appeal }, onAct }: Pick<Props, 'listing' | 'onAct'>) {
  const { t } = useTranslation('my-listings');
  if (!appeal) return null;
  if (appeal.state !== 'possible')
    return (
      <p className={css.appeal}>
        {t(`appeal.${appeal.state}`)} {appeal.answer && <q dir="auto">{appeal.answer}</q>}
      </p>
    );
  return (
    <PlainButton look="outline" compact className={css.act} data-act="appeal" onClick={() => onAct('appeal')}>
      {t('appeal.start')}
    </PlainButton>
  );
}

type NoteProps = { tone: 'danger' | 'warning' | 'info'; title: string; children?: ReactNode };

function Note({ tone, title, children }: NoteProps) {
  const Icon = tone === 'danger' ? IconAlertTriangle : IconClock;
  // Nothing is asked: a line, since a box on each of twenty rows hides those that ask something.
  const isQuiet = tone === 'info' && children === undefined;
  return (
    <div className={css.note} data-tone={tone} data-quiet={isQuiet || undefined}>
      <Icon size={19} stroke={1.7} aria-hidden />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
