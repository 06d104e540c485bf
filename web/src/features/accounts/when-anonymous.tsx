import { type ReactNode, useEffect, useRef } from 'react';
import { useSessionState } from '#lib/session.ts';
import { useGoOn } from './destination.ts';

/** A screen that means nothing to those who are signed in already: they go on to where they were going. */
export function WhenAnonymous({ children }: { children: ReactNode }) {
  const { status, user } = useSessionState();
  const goOn = useGoOn();
  const wasAnonymous = useRef(false);

  useEffect(() => {
    if (status === 'anonymous') wasAnonymous.current = true;
    // A person who signs in on this very screen is sent on by its form.
    if (user && !wasAnonymous.current) goOn({ type: user.type });
  }, [status, user, goOn]);

  return children;
}
