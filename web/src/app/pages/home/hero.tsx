import { useTranslation } from 'react-i18next';
import { Container } from '#ui/container.tsx';
import { CourtyardIwan } from './courtyard-iwan.tsx';
import css from './hero.module.css';
import { SearchBox } from './search-box.tsx';
import { SearchExamples } from './search-examples.tsx';

/** The door of the house: what this is, and the search. The courtyard stands behind it. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={css.hero}>
      <Container className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title}>{t('hero.title')}</h1>
          <p className={css.text}>{t('hero.text')}</p>
          <SearchBox />
          <SearchExamples />
        </div>
        <CourtyardIwan className={css.courtyard} />
      </Container>
      <div className={css.ground} aria-hidden="true" />
    </section>
  );
}
