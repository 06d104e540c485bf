import { NOTIFICATION_KINDS } from '@diyar/api/rules/notifications';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { DeskFrame } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import type { MailKind } from './api.ts';

/** A switch of Settings as it is called there. */
function usePreferenceName(): (preference: string | null) => string {
  const { t } = useTranslation(['mail-gallery', 'settings']);
  return (preference) => {
    if (preference === null) return t('none');
    const kind = NOTIFICATION_KINDS.find((name) => name === preference);
    return kind ? t(`settings:news.kinds.${kind}.name`) : t('always');
  };
}

type Props = { kinds: readonly MailKind[]; pathToKind: (id: string) => string };

/** Kinds of mails and pushes, with the switch that each obeys. */
export function MailList({ kinds, pathToKind }: Props) {
  const { t } = useTranslation('mail-gallery');
  const preferenceName = usePreferenceName();
  const columns: Column<MailKind>[] = [
    {
      key: 'subject',
      header: t('subject'),
      isName: true,
      cell: ({ id, subject }) => <AppLink to={pathToKind(id)}>{subject}</AppLink>,
    },
    { key: 'mail', header: t('mail'), onPhone: 'field', cell: ({ mail }) => preferenceName(mail) },
    { key: 'push', header: t('push'), onPhone: 'field', cell: ({ push }) => preferenceName(push) },
    {
      key: 'kind',
      header: t('kind'),
      onPhone: 'hidden',
      cell: ({ kind }) => (
        <code dir="ltr" lang="en">
          {kind}
        </code>
      ),
    },
  ];
  return (
    <DeskFrame>
      <DeskTable label={t('title')} columns={columns} rows={kinds} keyOf={({ id }) => id} />
    </DeskFrame>
  );
}
