import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type AdminAttribute, deleteAttribute, previewQuery, useAttributeList } from './api.ts';

type Props = { attribute: AdminAttribute; onGone: () => void; onClose: () => void };

/** Says which categories and listings lose it; with values in listings a fresh code is asked for. */
export function DeleteDialog({ attribute, onGone, onClose }: Props) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const api = useApi();
  const { renew } = useAttributeList();
  const { id, type, assignments } = attribute;
  const { data } = useQuery(previewQuery(api, id, type, []));
  if (!data) return null;
  const name = lang === 'ar' ? attribute.nameAr : attribute.nameEn;
  const isForced = data.listings > 0;
  return (
    <ReasonDialog
      title={t('deleting.title', { name })}
      consequences={[
        ...(assignments.length > 0 ? [t('deleting.categories', { count: assignments.length })] : []),
        ...(isForced ? [t('deleting.listings', { count: data.listings })] : []),
        ...(assignments.length === 0 && !isForced ? [t('deleting.nothing')] : []),
      ]}
      confirm={t('delete')}
      isDangerous
      onConfirm={async () => {
        await deleteAttribute(api, attribute, isForced);
        toast.success(t('deleting.done', { name }));
        onClose();
        onGone();
        await renew();
      }}
      stale={['attribute_conflict', 'attribute_not_found', 'attribute_in_use']}
      onStale={renew}
      onClose={onClose}
    />
  );
}
