import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/link-button.tsx';
import { areaSlipOf } from '../area-sense.ts';
import { useScope } from '../scope.ts';
import css from './price-fields.module.css';

/** Asks about an area that is likelier a slip; silent for the one that was said to be right. */
export function AreaQuestion() {
  const { t } = useTranslation('listing-form');
  const { content, facts, change } = useScope();
  const slip = areaSlipOf(content, facts);
  return (
    <div role="status" className={css.slip}>
      {slip && (
        <div className={css.question}>
          <p>{t(`slip.${slip}`)}</p>
          <div className={css.answers}>
            <PlainButton look="plain" compact onClick={() => change({ confirmArea: true })}>
              {t('slip.areaRight')}
            </PlainButton>
          </div>
        </div>
      )}
    </div>
  );
}
