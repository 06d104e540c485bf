import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export const MAIN_ID = 'main';

/**
 * After a navigation inside the document the keyboard starts at the new page and its title is read out,
 * as a full page load would have done. A change of the query alone is left to the page.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : document.getElementById(MAIN_ID);
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);

  return (
    <div className="d-visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
