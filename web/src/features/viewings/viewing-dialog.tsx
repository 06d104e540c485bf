import type { Viewing } from '@diyar/api/contracts/viewings';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { DayInput } from '#ui/desk/day-input.tsx';
import { Dialog } from '#ui/desk/dialog.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { filled } from '#ui/form/checks.ts';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { moveViewing, proposeViewing } from './api.ts';
import { fieldsOf, momentOf } from './damascus-time.ts';
import css from './viewing-dialog.module.css';

const LENGTHS = [15, 30, 45, 60, 90] as const;
const DAY_MS = 86_400_000;
const FIRST_HOUR = '17:00';

type Props = {
  leadId: string;
  /** The one that is moved; a new one is proposed without it. */
  viewing?: Viewing;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for a time; tomorrow afternoon is as good a guess as any. */
export function ViewingDialog({ leadId, viewing, onDone, onClose }: Props) {
  const { t } = useTranslation('viewings');
  const api = useApi();
  const [first] = useState(() => {
    const tomorrow = fieldsOf(new Date(Date.now() + DAY_MS)).day;
    return viewing ? fieldsOf(viewing.startsAt) : { day: tomorrow, hour: FIRST_HOUR };
  });
  const form = useDeskForm({
    initialValues: {
      ...first,
      minutes: String(viewing?.minutes ?? 30),
      note: viewing?.note ?? '',
      // Day and hour together, as the server names what is wrong with them.
      startsAt: '',
    },
    checks: { day: filled, hour: filled },
    send: async ({ day, hour, minutes, note }) => {
      const time = { startsAt: momentOf(day, hour), minutes: Number(minutes), ...(note.trim() && { note }) };
      await (viewing ? moveViewing(api, viewing, time) : proposeViewing(api, leadId, time));
      onDone();
      onClose();
    },
  });

  return (
    <Dialog
      title={t(viewing ? 'moveTitle' : 'proposeTitle')}
      withCloseButton={false}
      closeOnEscape={!form.isBusy}
      onClose={onClose}
    >
      <Text c="dimmed" mb={16}>
        {t('zone')}
      </Text>
      <FormBody form={form}>
        <div className={css.pair}>
          <DayInput
            key={form.key('day')}
            {...form.getInputProps('day')}
            label={t('day')}
            minDate={fieldsOf(new Date()).day}
          />
          <TextInput key={form.key('hour')} {...form.getInputProps('hour')} type="time" step={900} label={t('hour')} />
        </div>
        {form.errors.startsAt && (
          <p role="alert" className={css.error}>
            {form.errors.startsAt}
          </p>
        )}
        <NativeSelect
          key={form.key('minutes')}
          {...form.getInputProps('minutes')}
          label={t('length')}
          data={LENGTHS.map((minutes) => ({ value: String(minutes), label: t('minutes', { count: minutes }) }))}
        />
        <TextInput
          key={form.key('note')}
          {...form.getInputProps('note')}
          label={t('note')}
          description={t('noteHint')}
          maxLength={300}
        />
        <FormEnd form={form} label={t(viewing ? 'move' : 'propose')} busyLabel={t('sending')} />
      </FormBody>
      <PlainButton look="plain" className={css.cancel} onClick={onClose}>
        {t('back')}
      </PlainButton>
    </Dialog>
  );
}
