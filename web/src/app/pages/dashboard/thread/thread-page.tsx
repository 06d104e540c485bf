import type { LeadThread } from '@diyar/api/contracts/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { leadQuery, readLead } from '#features/leads/api.ts';
import { ClosedNote } from '#features/leads/closed-note.tsx';
import { Composer } from '#features/leads/composer.tsx';
import { Conversation } from '#features/leads/conversation.tsx';
import { LeadPanel } from '#features/leads/lead-panel.tsx';
import { LeadPicture } from '#features/leads/lead-picture.tsx';
import { viewingsOfLeadQuery } from '#features/viewings/api.ts';
import { ViewingSection } from '#features/viewings/viewing-section.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import css from './thread-page.module.css';

/** A conversation from either side: what it is about, its viewings, what was said, and, for the owner, the follow-up. */
export function Page() {
  const { t } = useTranslation('leads');
  const { id = '' } = useParams();
  const api = useApi();
  const client = useQueryClient();
  const { data: lead, error, refetch } = useQuery(leadQuery(api, id));
  // Asked for together: viewings stand above what was said, and would push it down.
  const { isPending: isMissingViewings } = useQuery(viewingsOfLeadQuery(api, id));
  const seo = <Seo title={t('title')} description={t('title')} path={`/dashboard/leads/${id}`} noindex />;

  const unread = lead?.isUnread ? lead : undefined;
  useEffect(() => {
    // Notifications on the screen count as read; a failure only means that it is marked at the next visit.
    if (unread) readLead(client, api, unread).catch(() => {});
  }, [api, client, unread]);

  if (error && !lead) {
    return (
      <>
        {seo}
        <FailedPanel error={error} onRetry={refetch}>
          <LinkButton to="/dashboard/leads" look="plain">
            {t('back')}
          </LinkButton>
        </FailedPanel>
      </>
    );
  }
  if (!lead || isMissingViewings) {
    return (
      <>
        {seo}
        <Loading />
      </>
    );
  }
  const { side } = lead;
  return (
    <div className={css.page} data-side={side}>
      {seo}
      <AppLink to={side === 'owner' ? '/dashboard/leads' : '/dashboard/leads?box=sent'} className={css.back}>
        {t('back')}
      </AppLink>
      <header className={css.head}>
        <LeadPicture lead={lead} className={css.photo} />
        <div>
          <h1 className={css.title}>
            <bdi>{lead.with.name}</bdi>
          </h1>
          <p className={css.about}>
            <Subject lead={lead} />
          </p>
        </div>
      </header>
      <div className={css.main}>
        {lead.with.email ? (
          <p className={css.about}>{t('visitor')}</p>
        ) : (
          <ViewingSection leadId={lead.id} isClosed={lead.closed !== null} />
        )}
        <Conversation lead={lead} />
        {lead.closed ? <ClosedNote lead={lead} closed={lead.closed} /> : <Composer lead={lead} />}
      </div>
      {side === 'owner' && <LeadPanel lead={lead} />}
    </div>
  );
}

/** The listing, or the office, as a link where there is a page. */
function Subject({ lead: { listing, office, side } }: { lead: LeadThread }) {
  const { t } = useTranslation('leads');
  if (!listing)
    return side === 'enquirer' && office ? (
      <AppLink to={`/office/${office.slug}`}>{t('aboutOffice')}</AppLink>
    ) : (
      t('aboutOffice')
    );
  return (
    <>
      {listing.path ? (
        <AppLink to={listing.path}>
          <bdi>{listing.title}</bdi>
        </AppLink>
      ) : (
        <>
          <bdi>{listing.title}</bdi> ({t('goneListing')})
        </>
      )}{' '}
      <bdi dir="ltr">#{listing.code}</bdi>
    </>
  );
}
