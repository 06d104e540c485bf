import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';
import css from './steps.module.css';

const STEPS = ['search', 'check', 'meet'] as const;

/** How it goes, from the first words to the door. */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <Part title={t('steps.title')}>
      <ol className={css.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.title}>{t(`steps.${step}.title`)}</h3>
              <p className={css.text}>{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
