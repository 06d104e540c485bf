import type { User } from '@diyar/api/contracts/accounts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { StorageRefused, useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { drawGoogleButton, obstacleIn } from './draw-google-button.ts';
import { exchangeGoogleToken, type GoogleMode } from './google-exchange.ts';

type Options = { mode: GoogleMode; slot: RefObject<HTMLElement | null>; onDone: (user: User) => void };

/**
 * Signing in with Google: its button in `slot` as soon as it can be had, ours until then and wherever it can't. An attempt
 * that failed leaves ours, which starts anew (spec, section 8).
 */
export function useGoogle({ mode, slot, onDone }: Options) {
  const { t } = useTranslation(['accounts', 'form']);
  const api = useApi();
  const session = useSession();
  const [phase, setPhase] = useState<'starting' | 'ready' | 'fallback'>('starting');
  const [failure, setFailure] = useState<string>();
  /** Google's token of somebody who has yet to show the second factor. */
  const [waiting, setWaiting] = useState<string>();

  async function enter(token: string, code?: string): Promise<void> {
    const { isNew, ...signedIn } = await exchangeGoogleToken(api, { token, mode, code });
    await session.signIn(signedIn);
    toast.success(t(isNew ? 'google.registered' : 'google.loggedIn'));
    onDone(signedIn.user);
  }

  function fail(message: string): void {
    toast.error(message);
    setFailure(message);
    // The nonce may be used up: what is drawn there is of no use any more.
    slot.current?.replaceChildren();
    setWaiting(undefined);
    setPhase('fallback');
  }

  async function answered(token: string | undefined): Promise<void> {
    if (!token) return fail(t('google.noCredential'));
    try {
      await enter(token);
    } catch (error) {
      session.restrict(error);
      if (error instanceof ApiError && error.code === 'second_factor_needed') setWaiting(token);
      else if (error instanceof StorageRefused) fail(t('form:storageRefused'));
      else fail(error instanceof ApiError ? error.message : t('google.failed'));
    }
  }

  // Google answers long after the render that drew its button.
  const latest = useRef(answered);
  useEffect(() => {
    latest.current = answered;
  });

  const draw = useCallback(
    () => drawGoogleButton({ api, mode, place: slot.current, onAnswer: (token) => void latest.current(token) }),
    [api, mode, slot],
  );

  // Not data but a foreign widget, which needs its place in the document first.
  useEffect(() => {
    let isGone = false;
    const becomes = (next: 'ready' | 'fallback') => () => {
      if (!isGone) setPhase(next);
    };
    draw().then(becomes('ready'), becomes('fallback'));
    return () => {
      isGone = true;
    };
  }, [draw]);

  return {
    phase,
    /** Text of the toast. */
    failure,
    /** Our own button was pressed: once more from the start, and Google is asked to open by itself. */
    async press(): Promise<void> {
      setPhase('starting');
      setFailure(undefined);
      try {
        const services = await draw();
        setPhase('ready');
        services.prompt();
      } catch (error) {
        fail(error instanceof ApiError ? error.message : t(`google.${obstacleIn(error)}`));
      }
    },
    asksCode: waiting !== undefined,
    /** Sends the same token again with the second factor. Rejects with an `ApiError`. */
    sendCode: (code: string) => enter(waiting ?? '', code),
    /** Google's token has become useless while its owner looked for the code. */
    fail,
  };
}
