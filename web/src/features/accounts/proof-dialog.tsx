import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import type { ProofRequest } from '#lib/proof.ts';
import { Dialog } from '#ui/desk/dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { useForm } from '#ui/form/use-form.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { provePerson, type ShownProof } from './api.ts';
import { ProofByGoogle } from './proof-by-google.tsx';
import { ProofByMail } from './proof-by-mail.tsx';
import { ProofByPassword } from './proof-by-password.tsx';
import css from './proof-dialog.module.css';
import { ProofForm } from './proof-form.tsx';

/** The second factor alone. */
function ProofByCode({ prove, onCancel }: WayProps) {
  const form = useForm({ checks: { code: filled }, send: ({ code = '' }) => prove({ code }) });
  return (
    <ProofForm form={form} secondFactor onCancel={onCancel}>
      {null}
    </ProofForm>
  );
}

const WAYS = ['password', 'google', 'mail'] as const;
type Way = (typeof WAYS)[number] | 'code';
export type WayProps = { secondFactor: boolean; prove: (shown: ShownProof) => Promise<void>; onCancel: () => void };

/** Asks who sits there before the ways into the account change, or for the second factor before an act of weight. Rendered while it asks; what it interrupts goes on by itself. */
export function ProofDialog({ request: { ways, settle } }: { request: ProofRequest }) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  // Where the person need not be asked for, the second factor suffices.
  const [way, setWay] = useState<Way>(WAYS.find((candidate) => ways[candidate]) ?? 'code');
  const others = WAYS.filter((other) => ways[other] && other !== way);
  const giveUp = () => settle(undefined);

  const props: WayProps = {
    secondFactor: ways.secondFactor,
    prove: async (shown) => settle(await provePerson(api, shown)),
    onCancel: giveUp,
  };
  return (
    <Dialog title={t('proof.title')} withCloseButton={false} onClose={giveUp}>
      <Text c="dimmed" mb={20}>
        {t(way === 'code' ? 'proof.codeText' : 'proof.text')}
      </Text>
      {way === 'code' && <ProofByCode {...props} />}
      {way === 'password' && <ProofByPassword {...props} />}
      {way === 'google' && <ProofByGoogle {...props} />}
      {way === 'mail' && <ProofByMail {...props} />}
      {others.length > 0 && (
        <div className={css.others}>
          {others.map((other) => (
            <PlainButton key={other} look="plain" compact onClick={() => setWay(other)}>
              {t(`proof.instead.${other}`)}
            </PlainButton>
          ))}
        </div>
      )}
    </Dialog>
  );
}
