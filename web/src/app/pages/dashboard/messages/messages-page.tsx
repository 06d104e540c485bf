import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MESSAGE_STATES, MESSAGES_KEY, markAnswered, messagesQuery } from '#features/support-desk/api.ts';
import css from '#features/support-desk/message-card.module.css';
import { MessageCard } from '#features/support-desk/message-card.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { toast } from '#lib/toast.ts';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';

const KEYS = ['state'] as const;

/** Messages of the contact page, those of plans with priority first. */
export function Page() {
  const { t } = useTranslation('support-desk');
  const api = useApi();
  const client = useQueryClient();
  const desk = useDeskParams(KEYS);
  const state = MESSAGE_STATES.find((known) => known === desk.values.state) ?? 'open';
  const list = useQuery(messagesQuery(api, state, desk.page));
  const mark = useMutation({
    mutationFn: (id: string) => markAnswered(api, id),
    onSuccess: () => toast.success(t('marked')),
    onSettled: () => client.invalidateQueries({ queryKey: MESSAGES_KEY }),
  });
  const total = list.data?.page.total ?? 0;
  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/messages" noindex />
      <DeskHead title={t('title')} count={list.data && t('count', { count: total, shown: formatNumber(total) })} />
      <DeskTabs
        label={t('stateLabel')}
        current={state}
        tabs={MESSAGE_STATES.map((name) => ({
          name,
          label: t(`state.${name}`),
          to: desk.pathTo({ state: name === 'open' ? '' : name }),
        }))}
      />
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{ title: t(`empty.${state}`), text: t('emptyText'), icon: <IconMessages size={32} stroke={1.4} /> }}
      >
        {({ messages }) => (
          <ul className={css.list} aria-busy={list.isPlaceholderData || undefined}>
            {messages.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                isBusy={mark.isPending}
                onAnswered={() => mark.mutate(message.id)}
              />
            ))}
          </ul>
        )}
      </DeskList>
    </Desk>
  );
}
