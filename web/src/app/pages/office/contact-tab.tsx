import type { OfficeProfile } from '@diyar/api/contracts/offices';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import { officePlace } from '#features/offices/office-place.ts';
import { ContactActions } from './contact-actions.tsx';
import { ContactForm } from './contact-form.tsx';
import css from './contact-tab.module.css';
import { OpeningHours } from './opening-hours.tsx';

const SIGN = { size: 22, stroke: 1.5, 'aria-hidden': true } as const;

/** Ways to the office: those that are public, and those that ask for an account. */
export function ContactTab({ office }: { office: OfficeProfile }) {
  const { t } = useTranslation('offices');
  const { name, address, website, hours, languages, areas } = office;
  const site = website && webAddress(website);

  return (
    <div className={css.columns}>
      <section className={css.contact} aria-labelledby="write">
        <h2 id="write" className={css.title}>
          {t('contact.form.title')}
        </h2>
        <ContactForm office={office} />
      </section>
      <section className={css.contact}>
        <h2 className={css.title}>{t('profile.contactTitle', { name })}</h2>
        <dl className={css.ways}>
          <div className={css.way}>
            <IconMapPin {...SIGN} />
            <dt className={css.name}>{t('contact.address')}</dt>
            <dd className={css.value}>{address ?? officePlace(office, t('comma'))}</dd>
          </div>
          {site && (
            <div className={css.way}>
              <IconWorld {...SIGN} />
              <dt className={css.name}>{t('contact.website')}</dt>
              <dd className={css.value}>
                <a href={site.href} target="_blank" rel="noopener noreferrer nofollow ugc">
                  <bdi dir="ltr">{site.hostname}</bdi>
                </a>
              </dd>
            </div>
          )}
          {hours.length > 0 && (
            <div className={css.way}>
              <IconClock {...SIGN} />
              <dt className={css.name}>{t('contact.hours')}</dt>
              <dd className={css.value}>
                <OpeningHours hours={hours} />
              </dd>
            </div>
          )}
          {languages.length > 0 && (
            <div className={css.way}>
              <IconLanguage {...SIGN} />
              <dt className={css.name}>{t('contact.languages')}</dt>
              <dd className={css.value}>{languages.map((language) => t(`languages.${language}`)).join(t('comma'))}</dd>
            </div>
          )}
          {areas.length > 0 && (
            <div className={css.way}>
              <IconMap {...SIGN} />
              <dt className={css.name}>{t('contact.areas')}</dt>
              <dd className={css.value}>{areas.map((area) => area.name).join(t('comma'))}</dd>
            </div>
          )}
        </dl>
        <ContactActions office={office} />
      </section>
    </div>
  );
}

/** Only a web address becomes a link; an office may have typed anything. */
function webAddress(text: string): URL | undefined {
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address);
}
