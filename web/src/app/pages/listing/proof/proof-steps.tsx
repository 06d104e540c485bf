import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessages } from '#app/use-messages.ts';
import { PhoneCode } from '#features/settings/phone-code.tsx';
import { useSession, useSessionState } from '#lib/session.ts';
import { groupPhone } from '#ui/phone.tsx';
import { EmailProof } from './email-proof.tsx';
import css from './proof-steps.module.css';

/** Ways to prove that e-mail or telephone are one's own, without leaving what needs the proof. */
export function ProofSteps({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('proof');
  const hasTexts = [useMessages('proof'), useMessages('settings'), useMessages('form')].every(Boolean);
  const session = useSession();
  const { user } = useSessionState();
  const isProven = user !== null && (user.emailVerified || user.phoneVerified);

  // This device's copy of its user may be older than a proof given, or lost, on another one.
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    const ask = () =>
      session.reload().then(
        () => setFresh(true),
        // Offline: asked again on the way back to this page, or by the button.
        () => {},
      );
    void ask();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [session]);

  const notifyProven = useEffectEvent(onProven);
  useEffect(() => {
    if (isFresh && isProven) notifyProven();
  }, [isFresh, isProven]);

  if (!hasTexts || !user) return null;
  return (
    <div className={css.steps}>
      {user.email && <EmailProof email={user.email} />}
      {user.phone && (
        <section className={css.way}>
          <h3 className={css.name}>
            {t('phone')} <bdi dir="ltr">{groupPhone(user.phone)}</bdi>
          </h3>
          <PhoneCode key={user.phone} />
        </section>
      )}
    </div>
  );
}
