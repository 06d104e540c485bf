import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconClockCheck from '@tabler/icons-react/dist/esm/icons/IconClockCheck.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';
import css from './trust.module.css';

const PROMISES = [
  ['reviewed', IconChecklist],
  ['fresh', IconClockCheck],
  ['labelled', IconTag],
  ['offices', IconRosetteDiscountCheck],
] as const;

/** Promises, in sentences that can be held against us. */
export function Trust() {
  const { t } = useTranslation('home');
  return (
    <Part title={t('trust.title')}>
      <ul className={css.promises}>
        {PROMISES.map(([promise, Sign]) => (
          <li key={promise} className={css.promise}>
            <Sign size={28} stroke={1.5} aria-hidden />
            <h3 className={css.title}>{t(`trust.${promise}.title`)}</h3>
            <p className={css.text}>{t(`trust.${promise}.text`)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
