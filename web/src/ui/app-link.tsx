import type { ComponentProps } from 'react';
import { Link, NavLink, type NavLinkProps } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';

type To = { to: string };

/** A link inside the site; the page's `lang` is added to the address. */
export function AppLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & To) {
  return <Link to={withLang(to, useLang())} {...rest} />;
}

/** The same, marked `aria-current="page"` while its page is shown. */
export function AppNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & To) {
  return <NavLink to={withLang(to, useLang())} {...rest} />;
}
