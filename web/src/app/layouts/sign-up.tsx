import { lazy, Suspense, useState } from 'react';
import { useSessionState } from '#lib/session.ts';

const SignUpWatch = lazy(async () => ({ default: (await import('../sign-up/sign-up-watch.tsx')).SignUpWatch }));

/** Asks visitors to sign up, now and then. Who is signed in is spared its code; who signs in meanwhile still sees it close. */
export function SignUp() {
  const { status } = useSessionState();
  const [wasVisitor, setVisitor] = useState(false);
  if (status === 'anonymous' && !wasVisitor) setVisitor(true);
  if (!wasVisitor) return null;
  return (
    <Suspense fallback={null}>
      <SignUpWatch />
    </Suspense>
  );
}
