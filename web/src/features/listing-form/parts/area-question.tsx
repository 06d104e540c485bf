import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/link-button.tsx';
import { areaSlipOf } from '../area-sense.ts';
import { useScope } from '../scope.ts';
import css from './price-fields.module.css';

/** Asks once about an area that is likelier a slip; silent for the area that was said to be right. */
export function AreaQuestion() {
  const { t } = useTranslation('listing-form');
  const { content, facts } = useScope();
  const [right, setRight] = useState<string>();
  const slip = content.area === right ? undefined : areaSlipOf(content, facts);
  return (
    <div role="status" className={css.slip}>
      {slip && (
        <div className={css.question}>
          <p>{t(`slip.${slip}`)}</p>
          <div className={css.answers}>
            <PlainButton look="plain" compact onClick={() => setRight(content.area)}>
              {t('slip.areaRight')}
            </PlainButton>
          </div>
        </div>
      )}
    </div>
  );
}
