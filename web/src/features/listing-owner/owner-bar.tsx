import type { MyListing } from '@diyar/api/contracts/my-listings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { confirmListing, ownListingQuery } from './api.ts';
import css from './owner-bar.module.css';
import { StatusDialog } from './status-dialog.tsx';
import { toneOf } from './status-tone.ts';

type Props = {
  listing: { id: string; code: number };
  /** Further buttons of a listing that everybody sees. */
  whilePublic?: ReactNode;
};

/** Over one's own listing: how it stands and does, and what its owner may do. Nothing for anyone else. */
export function OwnerBar({ listing: { id, code }, whilePublic }: Props) {
  const { t } = useTranslation('listing-owner');
  const api = useApi();
  const cache = useQueryClient();
  const query = ownListingQuery(api, { id, code });
  const { data: own } = useQuery(query);
  const [isAsking, setAsking] = useState(false);
  if (!own) return null;

  const learn = (next: MyListing) => cache.setQueryData(query.queryKey, next);
  async function confirm(): Promise<void> {
    learn(await confirmListing(api, id));
    toast.success(t('confirmed'));
  }

  return (
    <section className={css.bar} aria-label={t('label')}>
      <div className={css.standing}>
        <p className={css.mine}>{t('label')}</p>
        <Badge tone={toneOf(own.status)}>{t(`status.${own.status}`)}</Badge>
        <ul className={css.figures}>
          {(['views', 'reveals', 'saves'] as const).map((key) => (
            <li key={key}>
              <span className="d-tabular">{formatNumber(own[key])}</span> {t(`figures.${key}`)}
            </li>
          ))}
        </ul>
      </div>
      {own.change && <p className={css.note}>{t(`change.${own.change.state}`)}</p>}
      <div className={css.acts}>
        {own.asksConfirmation && <PlainButton onClick={() => void confirm()}>{t('confirm')}</PlainButton>}
        {own.canEdit && (
          <LinkButton to={`/dashboard/properties/edit/${id}`} look={own.asksConfirmation ? 'outline' : 'primary'}>
            {t('edit')}
          </LinkButton>
        )}
        {own.allowedStatuses.length > 0 && (
          <PlainButton look="outline" onClick={() => setAsking(true)}>
            {t('changeStatus')}
          </PlainButton>
        )}
        {own.status === 'active' && whilePublic}
      </div>
      {isAsking && <StatusDialog listing={own} onDone={learn} onClose={() => setAsking(false)} />}
    </section>
  );
}
