import IconClockCheck from '@tabler/icons-react/dist/esm/icons/IconClockCheck.mjs';
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import css from '../information/information.module.css';
import own from './about.module.css';

const STEPS = [
  ['written', IconPencil],
  ['read', IconEyeCheck],
  ['published', IconWorld],
  ['asked', IconClockCheck],
] as const;

/** The way of a listing from its owner to the reader, drawn as arches in a row. */
export function Review() {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="review" className={own.review}>
      <h2 id="review" className={css.heading}>
        {t('review.title')}
      </h2>
      <ol className={own.steps}>
        {STEPS.map(([step, Sign]) => (
          <li key={step} className={own.step}>
            <span className={own.arch}>
              <Sign size={30} stroke={1.5} aria-hidden />
            </span>
            <div>
              <h3>{t(`review.${step}.title`)}</h3>
              <p>{t(`review.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
