import { AccessDeniedPage } from './access-denied-page.tsx';
import { GeneralErrorPage } from './general-error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The page that stands for an HTTP status. */
export function StatusPage({ status }: { status: number }) {
  if (status === 404 || status === 410) return <NotFoundPage />;
  if (status === 401 || status === 403) return <AccessDeniedPage />;
  return <GeneralErrorPage />;
}
