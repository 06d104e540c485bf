import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';

import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { type AdminPayee, ALL_PAYEES, createPayee, type PayeeMethod, updatePayee } from './api.ts';
import { fieldsOf, type PayeeFields, valuesOf } from './fields-of.ts';
import css from './payees.module.css';

const DIRECTIONS = { ar: 'rtl', en: 'ltr', either: 'auto' } as const;
type Props = { method: PayeeMethod; payee: AdminPayee | undefined; onClose: () => void };

/** Proposes what payers shall read; the call layer asks for the administrator's code. */
export function PayeeDialog({ method, payee, onClose }: Props) {
  const { t } = useTranslation(['payees', 'credits']);
  const api = useApi();
  const client = useQueryClient();
  const [id] = useState(() => payee?.id ?? crypto.randomUUID());
  const fields = fieldsOf(method);
  const refresh = () => client.invalidateQueries({ queryKey: ALL_PAYEES });

  async function send({ reason: _, ...values }: PayeeFields & { reason: string }) {
    const form = { method, ...values };
    await (payee ? updatePayee(api, id, form) : createPayee(api, id, form));
    toast.success(t('form.proposed'));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog<PayeeFields>
      isWide
      title={t(payee ? 'form.change' : 'form.add', { method: t(`credits:methods.${method}`) })}
      consequences={[t('form.second'), t('form.mailed'), t('form.told')]}
      confirm={t('form.send')}
      initialValues={valuesOf(payee)}
      checks={Object.fromEntries(fields.flatMap(({ name, isRequired }) => (isRequired ? [[name, filled]] : [])))}
      fields={(form) => (
        <div className={css.fields}>
          {fields.map(({ name, fact, label, lang, isRequired }) => (
            <TextInput
              key={name}
              {...form.getInputProps(name)}
              label={lang ? t(`form.in.${lang}`, { label: t(`labels.${label}`) }) : t(`labels.${label}`)}
              description={isRequired ? undefined : t('form.optional')}
              maxLength={fact === 'place' || fact === 'hours' ? 200 : 100}
              dir={DIRECTIONS[lang ?? (fact === 'number' ? 'en' : 'either')]}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
        </div>
      )}
      onConfirm={send}
      stale={['payee_waits', 'payee_not_found']}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}
