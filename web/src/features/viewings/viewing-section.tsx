import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { VIEWINGS_KEY, viewingsOfLeadQuery } from './api.ts';
import css from './viewing-card.module.css';
import { LateViewingDialog, ViewingCard } from './viewing-card.tsx';

/** The viewings of a conversation: the open one, or a way to propose one while somebody reads it; the earlier ones below. */
export function ViewingSection({ leadId, isClosed }: { leadId: string; isClosed: boolean }) {
  const { t } = useTranslation('viewings');
  const api = useApi();
  const client = useQueryClient();
  const id = useId();
  const [isAsking, ask] = useState(false);
  const { data: viewings } = useQuery(viewingsOfLeadQuery(api, leadId));
  if (!viewings || (isClosed && viewings.length === 0)) return null;
  const isOpen = viewings.some(({ allowed }) => allowed.includes('cancel'));

  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('title')}
        </h2>
        {!isOpen && !isClosed && (
          <PlainButton look="outline" compact onClick={() => ask(true)}>
            <IconCalendarPlus size={18} stroke={1.6} aria-hidden /> {t('proposeAct')}
          </PlainButton>
        )}
      </div>
      {viewings.map((viewing) => (
        <ViewingCard key={viewing.id} viewing={viewing} />
      ))}
      {isAsking && (
        <LateViewingDialog
          leadId={leadId}
          onDone={() => void client.invalidateQueries({ queryKey: VIEWINGS_KEY })}
          onClose={() => ask(false)}
        />
      )}
    </section>
  );
}
