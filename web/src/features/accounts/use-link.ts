import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import type { LinkState } from './link-mark.tsx';

const isAway = ({ code, statusCode }: ApiError) => code === 'offline' || statusCode === 0 || statusCode >= 500;

/**
 * Does what a mailed link is for, and says what came of it. A link is used up only by a call that was answered: after a lost
 * connection the same may be tried again.
 */
export function useLink({
  send,
  usedCode,
  onEnd,
}: {
  send: () => Promise<unknown>;
  usedCode: string;
  onEnd: () => void;
}) {
  const [state, setState] = useState<LinkState>();

  async function work(): Promise<void> {
    setState('working');
    try {
      await send();
      onEnd();
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isAway(error)) return setState('offline');
      onEnd();
      setState(error.code === usedCode ? 'used' : 'invalid');
    }
  }
  return { state, work };
}
