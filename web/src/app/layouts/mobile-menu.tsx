import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useTranslation } from 'react-i18next';
import { AppNavLink } from '#ui/app-link.tsx';
import { IconButton } from '#ui/link-button.tsx';
import { SideSheet, useSheet } from '#ui/side-sheet.tsx';
import { HeaderAccount } from './header-account.tsx';
import css from './mobile-menu.module.css';
import { PostLink, PUBLIC_LINKS } from './public-links.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

/** The header's links on narrow screens, behind the burger. */
export function MobileMenu() {
  const { t } = useTranslation();
  const sheet = useSheet();

  return (
    <>
      <IconButton label={t('nav.menu')} aria-haspopup="dialog" onClick={sheet.open}>
        <IconMenu2 size={24} stroke={1.6} aria-hidden />
      </IconButton>
      <SideSheet sheet={sheet} title={t('nav.menu')}>
        <nav className={css.nav} aria-label={t('nav.label')}>
          {PUBLIC_LINKS.map(({ to, text, end }) => (
            <AppNavLink key={to} to={to} end={end} className={css.link} onClick={sheet.close}>
              {t(`nav.${text}`)}
            </AppNavLink>
          ))}
        </nav>
        {/* A press on either link is a navigation, which closes the sheet by itself. */}
        <div className={css.account}>
          <PostLink />
          <HeaderAccount inMenu />
        </div>
        <div className={css.tools}>
          <SchemeChoice />
          <WhatsappButton />
        </div>
      </SideSheet>
    </>
  );
}
