import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { isUnsettled, type Stay } from './popup-rules.ts';

/** Less is no reading: an address bar that slides away, a page that is put where it was. */
const READ_PX = 100;
const isListing = (pathname: string): boolean => pathname.startsWith('/property/');

/** Watches the visitor come to a page and read it. @returns whether they would be disturbed now */
export function useStay(): () => boolean {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const walk = useNavigationType();
  const stay = useRef<Stay | null>(null);
  const isLeaving = state !== 'idle';

  useEffect(() => {
    // The browser calls the first page a return, too.
    const isReturn = stay.current !== null && walk === 'POP';
    const begun: Stay = {
      since: Date.now(),
      isLeaving: false,
      isListing: isListing(pathname),
      hasScrolled: false,
      isReturn,
    };
    stay.current = begun;
    const from = scrollY;
    const note = () => {
      if (Math.abs(scrollY - from) >= READ_PX) begun.hasScrolled = true;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [pathname, walk]);

  useEffect(() => {
    if (stay.current) stay.current.isLeaving = isLeaving;
  }, [isLeaving]);

  return useCallback(() => stay.current !== null && isUnsettled(stay.current, Date.now()), []);
}
