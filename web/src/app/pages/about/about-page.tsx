import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMessageSearch from '@tabler/icons-react/dist/esm/icons/IconMessageSearch.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticsQuery } from '#features/statistics/api.ts';
import { StatisticsStrip } from '#features/statistics/statistics-strip.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { useSite } from '#lib/site.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import own from './about.module.css';
import { Review } from './review.tsx';

const SIGNS = [IconMessageSearch, IconCoin, IconShieldCheck, IconLock];

/** Figures that fail leave out their strip, not the page. */
export const load = ({ api, queryClient }: LoadContext) => queryClient.prefetchQuery(statisticsQuery(api));

export function Page() {
  const { t } = useTranslation('about');
  const lang = useLang();
  const { brand } = useSite();
  const { data: figures } = useQuery(statisticsQuery(useApi()));
  const cards = t('cards', { returnObjects: true, brand: brand[lang] }) as { title: string; text: string }[];
  const rules = t('rules.list', { returnObjects: true, brand: brand[lang] }) as string[];
  return (
    <InformationFrame
      path="/about"
      title={t('title', { brand: brand[lang] })}
      intro={t('intro', { brand: brand[lang] })}
    >
      {figures && figures.listings > 0 && (
        <div className={own.figures}>
          <StatisticsStrip statistics={figures} />
        </div>
      )}
      <Review />
      <ul className={css.cards}>
        {cards.map(({ title, text }, index) => {
          const Sign = SIGNS[index % SIGNS.length] ?? IconShieldCheck;
          return (
            <li key={title} className={`${css.card} ${own.card}`}>
              <Sign size={30} stroke={1.5} aria-hidden />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          );
        })}
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
      <p className={css.lead}>
        <a href="/licenses/packages.txt">{t('licenses')}</a>
      </p>
    </InformationFrame>
  );
}
