import { homeOf, sectionsOf } from '@diyar/api/rules/sections';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { sectionAt } from '../../features/accounts/dashboard-paths.ts';
import { useLang } from '../../lib/i18n.ts';
import { withLang } from '../../lib/links.ts';
import { useSessionState } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Loading } from '../../ui/loading.tsx';

/** Lets signed-in users into their own sections. The server refuses the others' data anyway; this keeps them from empty rooms. */
export function DashboardGate({ children }: { children: ReactNode }) {
  const { status, user } = useSessionState();
  const { pathname, search } = useLocation();
  const lang = useLang();

  if (status === 'loading') return <Loading />;
  if (!user) return <Navigate to={withLang('/login', lang)} state={{ from: pathname + search }} replace />;

  const section = sectionAt(pathname, user.type);
  // An address of nobody's goes on to the not-found page.
  if (section && !sectionsOf(user.type).includes(section))
    return <Forbidden type={user.type} reports={section === 'reports'} />;
  return children;
}

function Forbidden({ type, reports }: { type: string; reports: boolean }) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const message = t(reports ? 'deniedReports' : 'denied');
  useEffect(() => {
    toast.error(message);
  }, [message]);
  return <Navigate to={withLang(homeOf(type), lang)} replace />;
}
