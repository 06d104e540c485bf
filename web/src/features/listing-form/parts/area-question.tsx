import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import { areaSlipOf } from '../area-sense.ts';
import { useScope } from '../scope.ts';
import { SlipPanel } from './slip-panel.tsx';

/** Asks about an area that is likelier a slip; silent for the one that was said to be right. */
export function AreaQuestion() {
  const { t } = useTranslation('listing-form');
  const { content, facts, change } = useScope();
  const slip = areaSlipOf(content, facts);
  return (
    <SlipPanel question={slip && t(`slip.${slip}`)}>
      <PlainButton look="plain" compact onClick={() => change({ confirmArea: true })}>
        {t('slip.areaRight')}
      </PlainButton>
    </SlipPanel>
  );
}
