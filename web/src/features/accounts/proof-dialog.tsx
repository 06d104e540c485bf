import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import type { ProofRequest } from '../../lib/proof.ts';
import frame from '../../ui/confirm-dialog.module.css';
import { PlainButton } from '../../ui/link-button.tsx';
import { provePerson, type ShownProof } from './api.ts';
import { ProofByGoogle } from './proof-by-google.tsx';
import { ProofByMail } from './proof-by-mail.tsx';
import { ProofByPassword } from './proof-by-password.tsx';
import css from './proof-dialog.module.css';

const WAYS = ['password', 'google', 'mail'] as const;
export type WayProps = { secondFactor: boolean; prove: (shown: ShownProof) => Promise<void>; onCancel: () => void };

/** Asks who sits there before the ways into the account change. Rendered while it asks; what it interrupts goes on by itself. */
export function ProofDialog({ request: { ways, settle } }: { request: ProofRequest }) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [way, setWay] = useState(WAYS.find((candidate) => ways[candidate]) ?? 'mail');
  const others = WAYS.filter((other) => ways[other] && other !== way);
  useEffect(() => ref.current?.showModal(), []);

  const props: WayProps = {
    secondFactor: ways.secondFactor,
    prove: async (shown) => settle(await provePerson(api, shown)),
    onCancel: () => ref.current?.close(),
  };
  return (
    <dialog
      ref={ref}
      className={frame.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => settle(undefined)}
    >
      <h2 id={`${id}-title`} className={frame.title}>
        {t('proof.title')}
      </h2>
      <p id={`${id}-text`} className={css.text}>
        {t('proof.text')}
      </p>
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
    </dialog>
  );
}
