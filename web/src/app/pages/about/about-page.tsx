import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { useSite } from '#lib/site.ts';
import { LinkButton } from '#ui/link-button.tsx';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';

export function Page() {
  const { t } = useTranslation('about');
  const lang = useLang();
  const { brand } = useSite();
  const cards = t('cards', { returnObjects: true, brand: brand[lang] }) as { title: string; text: string }[];
  const rules = t('rules.list', { returnObjects: true, brand: brand[lang] }) as string[];
  return (
    <InformationFrame
      path="/about"
      title={t('title', { brand: brand[lang] })}
      intro={t('intro', { brand: brand[lang] })}
    >
      <ul className={css.cards}>
        {cards.map(({ title, text }) => (
          <li key={title} className={css.card}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2 className={css.heading}>{t('rules.title')}</h2>
      <ul className={css.lead}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <LinkButton to="/properties">{t('browse')}</LinkButton>
        <LinkButton to="/contact" look="outline">
          {t('contact')}
        </LinkButton>
      </div>
    </InformationFrame>
  );
}
