import type { User } from '@diyar/api/contracts/accounts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#lib/hydrated.tsx';
import form from '#ui/form/form.module.css';
import { PlainButton } from '#ui/link-button.tsx';
import css from './google-button.module.css';
import { GoogleCode } from './google-code.tsx';
import type { GoogleMode } from './google-exchange.ts';
import { GoogleMark } from './google-mark.tsx';
import { useGoogle } from './use-google.ts';

type Props = {
  mode: GoogleMode;
  onDone: (user: User) => void;
  /** Says failures in place too: a toast lies beneath a modal dialog. */
  inDialog?: boolean;
};

/** A press to sign in with Google; the second factor is asked for below it when the account has one. */
export function GoogleButton({ mode, onDone, inDialog = false }: Props) {
  const { t } = useTranslation('accounts');
  const slot = useRef<HTMLDivElement>(null);
  const isReady = useHydrated();
  const { phase, failure, press, asksCode, sendCode, fail } = useGoogle({ mode, slot, onDone });

  return (
    <div className={css.google}>
      <div className={css.stack} data-phase={phase}>
        <div ref={slot} className={css.slot} />
        {phase !== 'ready' && (
          <PlainButton
            look="outline"
            className={css.own}
            disabled={!isReady}
            aria-disabled={phase === 'starting' || undefined}
            onClick={phase === 'starting' ? undefined : press}
          >
            <GoogleMark />
            {t(mode === 'login' ? 'google.continue' : 'google.signUp')}
          </PlainButton>
        )}
      </div>
      {inDialog && (
        <p role="alert" className={form.alert}>
          {failure}
        </p>
      )}
      {asksCode && <GoogleCode send={sendCode} onUseless={fail} />}
    </div>
  );
}
