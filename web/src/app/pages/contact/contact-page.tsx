import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { type Site, useSite } from '#lib/site.ts';
import { Phone } from '#ui/phone.tsx';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import own from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

/** The week as people here count it, Saturday first. */
const WEEK = [6, 0, 1, 2, 3, 4, 5];
const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function Page() {
  const { t } = useTranslation('contact');
  const lang = useLang();
  const site = useSite();
  const { brand, email, phone, city, country, hours, origin } = site;
  return (
    <InformationFrame path="/contact" title={t('title')} intro={t('intro')} jsonLd={[jsonLdOf(site, lang, origin)]}>
      <div className={own.columns}>
        <ContactForm />
        <div>
          <section className={css.card} aria-labelledby="reach">
            <h2 id="reach">{t('reach')}</h2>
            <p>
              {brand[lang]}
              {t('comma')}
              {city[lang]}
              {t('comma')}
              {country[lang]}
            </p>
            <p>
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </p>
            <p>
              <Phone number={phone} />
            </p>
          </section>
          <section className={own.hours} aria-labelledby="hours">
            <h2 id="hours">{t('hours')}</h2>
            <table className={css.table}>
              <tbody>
                {WEEK.map((day) => {
                  const open = hours.find(({ days }) => days.includes(day));
                  return (
                    <tr key={day}>
                      <th scope="row">{formatWeekday(day, lang)}</th>
                      <td>{open ? <bdi dir="ltr">{`${open.open} – ${open.close}`}</bdi> : t('closed')}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
            <p className={own.note}>{t('hoursNote')}</p>
          </section>
        </div>
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
  address: { '@type': 'PostalAddress', addressCountry: 'SY', addressLocality: city[lang] },
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
