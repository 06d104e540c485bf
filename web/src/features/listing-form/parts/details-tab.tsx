import { countsAsRead } from '@diyar/api/rules/listing-fields';
import { useTranslation } from 'react-i18next';
import type { Lang } from '#lib/language.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { areaSlipOf } from '../area-sense.ts';
import { attributesOf, carries } from '../facts.ts';
import { useScope } from '../scope.ts';
import { AttributeField } from './attribute-field.tsx';
import { Aside, CheckField, Columns, FigureField, Group } from './controls.tsx';
import { CountField } from './count-field.tsx';
import { PriceFields, SlipPanel } from './price-fields.tsx';
import { TextFields } from './text-fields.tsx';

/** Asks about an area that is likelier a slip; silent for the one that was said to be right. */
function AreaQuestion() {
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

const FLOORS = ['floor', 'floors'] as const;

/** Price, facts, words: what nobody can do without. */
export function DetailsTab({ textLang, onTextLang }: { textLang: Lang; onTextLang: (lang: Lang) => void }) {
  const { t } = useTranslation(['listing-form', 'listings']);
  const { content, facts, change } = useScope();
  const rooms = countsAsRead().filter((key) => carries(facts, key));
  const floors = FLOORS.filter((key) => carries(facts, key));
  const required = attributesOf(facts, content).filter((attribute) => attribute.required);
  const hasFacts = carries(facts, 'area') || rooms.length > 0 || floors.length > 0 || required.length > 0;

  return (
    <>
      <PriceFields />
      {hasFacts && (
        <Group title={t('details.facts')}>
          <Columns>
            {carries(facts, 'area') && (
              <FigureField
                path="area"
                label={t('listings:names.area')}
                unit={t('details.areaUnit')}
                value={content.area}
                onChange={(area) => change({ area, confirmArea: false })}
              />
            )}
            {floors.map((key) => (
              <FigureField
                key={key}
                path={key}
                label={t(`listings:names.${key}`)}
                hint={key === 'floor' ? t('details.floorHint') : undefined}
                side={<Aside>{t('details.optional')}</Aside>}
                keys={key === 'floor' ? 'signed' : 'whole'}
                value={content[key]}
                onChange={(value) => change({ [key]: value })}
              />
            ))}
          </Columns>
          <AreaQuestion />
          {rooms.map((key) => (
            <CountField
              key={key}
              path={key}
              label={t(`listings:names.${key}`)}
              side={<Aside>{t('details.optional')}</Aside>}
              value={content[key]}
              onChange={(value) => change({ [key]: value })}
            />
          ))}
          {required.map((attribute) => (
            <AttributeField key={attribute.slug} attribute={attribute} />
          ))}
        </Group>
      )}
      <TextFields shownLang={textLang} onLang={onTextLang} />
      <Group title={t('details.contact')}>
        <CheckField
          path="showPhone"
          label={t('details.showPhone')}
          hint={t('details.showPhoneHint')}
          checked={content.showPhone}
          onChange={(showPhone) => change({ showPhone })}
        />
      </Group>
    </>
  );
}
