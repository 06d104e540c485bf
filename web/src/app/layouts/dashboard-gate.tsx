import { type AccountType, homeOf } from '@diyar/api/rules/sections';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsJustSignedIn } from '#features/accounts/just-signed-in.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { useSession, useSessionState } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { Loading } from '#ui/loading.tsx';
import { addressOf, mayEnter, type NamedScreen, SCREENS, typeOf } from '../screens/screens.ts';
import { useScreen } from '../screens/use-screen.ts';

/** Lets signed-in users onto their own screens. The server refuses the others' data anyway; this keeps them from empty rooms. */
export function DashboardGate({ children }: { children: ReactNode }) {
  const { status, user } = useSessionState();
  const { pathname, search } = useLocation();
  const lang = useLang();
  const screen = useScreen();
  const isJustSignedIn = useIsJustSignedIn();

  if (status === 'loading') return <Loading />;
  if (!user) return <Navigate to={withLang('/login', lang)} state={{ from: pathname + search }} replace />;

  if (screen && mayEnter(screen, user.type)) return children;
  // Signing in leads home from where the user may not be (spec, section 6), without a word.
  if (isJustSignedIn) return <Navigate to={withLang(homeOf(user.type), lang)} replace />;
  // An address of nobody's goes on to the not-found page.
  if (!screen) return children;
  const other = SCREENS.get(screen.instead?.[typeOf(user.type)] ?? '');
  // The most natural address of all is no trespass: it leads each home.
  const instead = other ? addressOf(other) : pathname === '/dashboard' ? homeOf(user.type) : undefined;
  return (
    <AskedFirst>
      <Away to={instead ?? homeOf(user.type)} screen={screen} type={typeOf(user.type)} isSilent={Boolean(instead)} />
    </AskedFirst>
  );
}

/**
 * What this device knows of the user may be older than an approval, or than the "yes" to an invitation that a mail tells of:
 * the server is asked who this is now before anybody is sent away.
 */
function AskedFirst({ children }: { children: ReactNode }) {
  const session = useSession();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    let isHere = true;
    const done = () => {
      if (isHere) setIsAsked(true);
    };
    // A gate that cannot ask goes by what it knows.
    session.renew().then(done, done);
    return () => {
      isHere = false;
    };
  }, [session]);
  return isAsked ? children : <Loading />;
}

type AwayProps = {
  to: string;
  screen: NamedScreen;
  type: AccountType;
  /** Another page of theirs stands in its place: only a sentence of the screen's own is said. */
  isSilent: boolean;
};

function Away({ to, screen, type, isSilent }: AwayProps) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const own = screen.insteadWords?.[type]?.[lang];
  const message = own ?? (isSilent ? undefined : (screen.denied?.[lang] ?? t('denied')));
  useEffect(() => {
    if (message) toast.error(message);
  }, [message]);
  return <Navigate to={withLang(to, lang)} replace />;
}
