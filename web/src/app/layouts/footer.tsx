import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { drawnNow } from '#lib/drawn-now.ts';
import { useLang } from '#lib/i18n.ts';
import { provincePath } from '#lib/province-path.ts';
import { useSite } from '#lib/site.ts';
import { AppLink } from '#ui/app-link.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
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
  const { brand, place, email, phone } = useSite();

  return (
    <footer className={css.footer}>
      <nav className={css.inner} aria-label={t('footer.label')}>
        <div className={css.about}>
          <p className={css.brand}>
            <BrandMark className={css.mark} />
            {brand[lang]}
          </p>
          <p className={css.tagline}>{t('footer.tagline')}</p>
          <SocialLinks />
        </div>

        {FOOTER_COLUMNS.map(({ title, links }) => (
          <FooterPart key={title} title={t(`footer.${title}`, { brand: brand[lang] })}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <AppLink to={to}>{t(text)}</AppLink>
              </li>
            ))}
          </FooterPart>
        ))}

        <FooterPart title={t('footer.reach')}>
          <li>{place[lang]}</li>
          <li>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
          {phone && (
            <li>
              <Phone number={phone} />
            </li>
          )}
        </FooterPart>

        <FooterPart title={t('footer.in')}>
          {FOOTER_PLACES.map((key, index) => (
            <li key={key}>
              <AppLink to={provincePath(key)}>{places[index]}</AppLink>
            </li>
          ))}
        </FooterPart>
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

type PartProps = { title: string; children: ReactNode };

/** Links under a heading, which folds them away on a phone; no script has a part in it. */
function FooterPart({ title, children }: PartProps) {
  return (
    <details className={css.part}>
      <summary className={css.heading}>
        <h2>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
