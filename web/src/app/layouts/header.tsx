import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { useSite } from '#lib/site.ts';
import { AppLink, AppNavLink } from '#ui/app-link.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { DeferredSlot } from '../deferred/deferred-slot.tsx';
import css from './header.module.css';
import { HeaderAccount } from './header-account.tsx';
import { useCompactHeader } from './header-compaction.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { PostLink, PUBLIC_LINKS } from './public-links.tsx';
import { LanguageToggle, SchemeToggle } from './toggles.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

export function Header() {
  const { t } = useTranslation();
  const lang = useLang();
  const { brand } = useSite();
  const compact = useCompactHeader();

  return (
    <header className={css.header} data-compact={compact || undefined}>
      <div className={css.bar}>
        <AppLink to="/" className={css.brand}>
          <BrandMark className={css.mark} />
          <span className={css.name}>{brand[lang]}</span>
        </AppLink>
        <nav className={css.nav} aria-label={t('nav.label')}>
          {PUBLIC_LINKS.map(({ to, text, end }) => (
            <AppNavLink key={to} to={to} end={end} className={css.link}>
              {t(`nav.${text}`)}
            </AppNavLink>
          ))}
        </nav>
        <div className={css.tools}>
          <DeferredSlot part="SavedLink" />
          <span className={css.roomy}>
            <WhatsappButton />
          </span>
          <span className={css.wide}>
            <SchemeToggle />
          </span>
          <LanguageToggle />
          <span className={css.wide}>
            <HeaderAccount />
          </span>
          <PostLink compact />
          <span className={css.narrow}>
            <MobileMenu />
          </span>
        </div>
      </div>
    </header>
  );
}
