import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { useSite } from '#lib/site.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import { Sections, type TextSection } from '../information/sections.tsx';

export function Page() {
  const { t } = useTranslation('privacy');
  const { brand, email } = useSite();
  const lang = useLang();
  const sections = t('sections', { returnObjects: true, brand: brand[lang], email }) as TextSection[];
  return (
    <InformationFrame path="/privacy" title={t('title')} intro={t('intro', { brand: brand[lang] })}>
      <Sections contents={t('contents')} sections={sections}>
        {(id) => id === 'retention' && <Retention />}
      </Sections>
    </InformationFrame>
  );
}

/** How long what is kept (spec, section 9); the job of that name does it. */
function Retention() {
  const { t } = useTranslation('privacy');
  const rows = t('retention.rows', { returnObjects: true }) as { what: string; time: string; why: string }[];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={t('retention.caption')}>
      <table className={css.table}>
        <caption className="d-visually-hidden">{t('retention.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('retention.what')}</th>
            <th scope="col">{t('retention.time')}</th>
            <th scope="col">{t('retention.why')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, time, why }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{time}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
