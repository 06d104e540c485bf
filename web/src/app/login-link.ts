import { useLocation } from 'react-router-dom';

/** Props of a link to the log-in page that leads back here afterwards (the spec's `from` state). */
export function useLoginLink() {
  const { pathname, search } = useLocation();
  return { to: '/login', state: { from: pathname + search } } as const;
}
