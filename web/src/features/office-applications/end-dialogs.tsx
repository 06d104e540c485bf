import type { AdminOffice } from '@diyar/api/contracts/office-applications';
import { UNLED_DAYS } from '@diyar/api/rules/office-roles';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { APPLICATIONS_KEY, closeOffice, nameOwner } from './api.ts';

type Props = { office: AdminOffice; onClose: () => void };

/** Asks which member runs an office from now on whose owners cannot. */
export function NameOwnerDialog({ office: { id, name, heirs }, onClose }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY });

  async function confirm({ userId, reason }: { userId: string; reason: string }) {
    await nameOwner(api, id, userId, reason);
    toast.success(t('nameOwner.done', { name }));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t('nameOwner.title', { name })}
      consequences={[t('nameOwner.runs'), t('nameOwner.former'), t('nameOwner.told')]}
      confirm={t('nameOwner.confirm')}
      reason={{ label: t('verify.reason'), hint: t('endHint'), isRequired: true }}
      initialValues={{ userId: heirs[0]?.id ?? '' }}
      fields={(form) => (
        <NativeSelect
          {...form.getInputProps('userId')}
          label={t('nameOwner.who')}
          data={heirs.map((heir) => ({
            value: heir.id,
            label: t('nameOwner.heir', { name: heir.name, role: t(`roles.${heir.role}`) }),
          }))}
        />
      )}
      onConfirm={confirm}
      stale={['office_not_found', 'office_is_led']}
      onStale={refresh}
      onClose={onClose}
    />
  );
}

/** Asks before an office closes and its people are let go. */
export function CloseOfficeDialog({ office: { id, name }, onClose }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY });

  async function confirm({ reason }: { reason: string }) {
    await closeOffice(api, id, reason);
    toast.success(t('close.done', { name }));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t('close.title', { name })}
      consequences={[t('close.page'), t('close.people'), t('close.money'), t('close.otherwise', { days: UNLED_DAYS })]}
      confirm={t('close.confirm')}
      isDangerous
      reason={{ label: t('verify.reason'), hint: t('endHint'), isRequired: true }}
      onConfirm={confirm}
      stale={['office_not_found']}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
