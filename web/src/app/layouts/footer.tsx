import { useTranslation } from 'react-i18next';
import { drawnNow } from '#lib/drawn-now.ts';
import { useLang } from '#lib/i18n.ts';
import { provincePath } from '#lib/province-path.ts';
import { useSite } from '#lib/site.ts';
import { AppLink } from '#ui/app-link.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { IconMail, IconMapPin, IconPhone } from '#ui/icons.ts';
import { Phone } from '#ui/phone.tsx';
import css from './footer.module.css';
import { FOOTER_COLUMNS } from './footer-columns.ts';
import { FOOTER_PLACES } from './footer-places.ts';
import { SchemeChoice } from './scheme-choice.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const { t } = useTranslation();
  const places = t('footer.places', { returnObjects: true }) as readonly string[];
  const lang = useLang();
  const { brand, city, country, email, phone } = useSite();

  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.about}>
          <p className={css.brand}>
            <BrandMark className={css.mark} />
            {brand[lang]}
          </p>
          <p className={css.tagline}>{t('footer.tagline')}</p>
          <SocialLinks />
        </div>

        {FOOTER_COLUMNS.map(({ title, links }) => (
          <nav key={title} className={css.column} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`} className={css.heading}>
              {t(`footer.${title}`, { brand: brand[lang] })}
            </h2>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <AppLink to={to}>{t(text)}</AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}

        <div className={`${css.column} ${css.contact}`}>
          <h2 className={css.heading}>{t('footer.reach')}</h2>
          <ul className={css.reach}>
            <li>
              <IconMapPin size={18} stroke={1.6} aria-hidden />
              {city[lang]}
              {lang === 'ar' ? '، ' : ', '}
              {country[lang]}
            </li>
            <li>
              <IconMail size={18} stroke={1.6} aria-hidden />
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </li>
            <li>
              <IconPhone size={18} stroke={1.6} aria-hidden />
              <Phone number={phone} />
            </li>
          </ul>
        </div>
      </div>

      <nav className={css.places} aria-labelledby="footer-places">
        <h2 id="footer-places" className={css.heading}>
          {t('footer.in')}
        </h2>
        <ul>
          {FOOTER_PLACES.map((key, index) => (
            <li key={key}>
              <AppLink to={provincePath(key)}>{places[index]}</AppLink>
            </li>
          ))}
        </ul>
      </nav>

      <div className={css.base}>
        {/* The year is the server's in cached HTML; a visitor at New Year's midnight may read another. */}
        <p suppressHydrationWarning>{t('footer.rights', { year: drawnNow().getFullYear(), brand: brand[lang] })}</p>
        <ul className={css.legal}>
          <li>
            <AppLink to="/terms">{t('footer.terms')}</AppLink>
          </li>
          <li>
            <AppLink to="/privacy">{t('footer.privacy')}</AppLink>
          </li>
        </ul>
        <SchemeChoice className={css.scheme} />
      </div>
    </footer>
  );
}
