import { useTranslation } from 'react-i18next';
import type { ListingImport } from './api.ts';
import css from './import.module.css';

const STEPS = ['mapping', 'checked', 'done'] as const;
const AT = { mapping: 0, checking: 1, checked: 1, importing: 2, done: 2 } as const;

/** Where the import is. */
export function StepList({ state }: Pick<ListingImport, 'state'>) {
  const { t } = useTranslation('listing-import');
  return (
    <ol className={css.steps} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-past={index < AT[state] || undefined}
          aria-current={index === AT[state] ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
