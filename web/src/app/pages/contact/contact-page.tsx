import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useTranslation } from 'react-i18next';
import { drawnNow } from '#lib/drawn-now.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { useLang } from '#lib/i18n.ts';
import { type Site, useSite } from '#lib/site.ts';
import { AnchorButton } from '#ui/anchor-button.tsx';
import { Phone } from '#ui/phone.tsx';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import own from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { openAt, spokenTime, weekOf } from './week.ts';

const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function Page() {
  const { t } = useTranslation('contact');
  const lang = useLang();
  const site = useSite();
  const { brand, email, phone, whatsapp, place, hours, origin } = site;
  // Pages are kept for minutes: whether somebody is there now is the reader's clock to say.
  const isHydrated = useHydrated();
  const open = isHydrated ? openAt(hours, drawnNow()) : undefined;
  return (
    <InformationFrame path="/contact" title={t('title')} intro={t('intro')} jsonLd={[jsonLdOf(site, lang, origin)]}>
      <div className={own.columns}>
        <div>
          <section className={css.card} aria-labelledby="reach">
            <h2 id="reach">{t('reach')}</h2>
            {whatsapp && (
              <AnchorButton
                className={own.whatsapp}
                href={`https://wa.me/${whatsapp.slice(1)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <IconBrandWhatsapp size={22} stroke={1.6} aria-hidden />
                {t('whatsapp')}
              </AnchorButton>
            )}
            {hours.length > 0 && (
              <p className={own.now} data-open={open !== undefined || undefined}>
                {isHydrated && (open ? t('openNow', { time: spokenTime(open.close, lang) }) : t('closedNow'))}
              </p>
            )}
            <p>{[brand[lang], place[lang]].filter(Boolean).join(t('comma'))}</p>
            <p>
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </p>
            {phone && (
              <p>
                <Phone number={phone} />
              </p>
            )}
          </section>
          {hours.length > 0 && (
            <section className={own.hours} aria-labelledby="hours">
              <h2 id="hours">{t('hours')}</h2>
              <table className={css.table}>
                <tbody>
                  {weekOf(hours, lang).map(({ days, hours: open }) => (
                    <tr key={days}>
                      <th scope="row">{days}</th>
                      <td>{open ? `${spokenTime(open.open, lang)} – ${spokenTime(open.close, lang)}` : t('closed')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className={own.note}>{t('hoursNote')}</p>
            </section>
          )}
        </div>
        <ContactForm />
      </div>
    </InformationFrame>
  );
}

const jsonLdOf = ({ brand, email, phone, hours, city }: Site, lang: 'ar' | 'en', origin: string) => ({
  '@type': 'Organization',
  name: brand[lang],
  url: origin,
  email,
  telephone: phone,
  address: { '@type': 'PostalAddress', addressCountry: 'SY', addressLocality: city?.[lang] },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email,
    telephone: phone,
    availableLanguage: ['ar', 'en'],
    hoursAvailable: hours.map(({ days, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${SCHEMA_DAYS[day]}`),
      opens: open,
      closes: close,
    })),
  },
});
