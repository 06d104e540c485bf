import { CHOICES, type ChoiceField } from '@diyar/api/rules/listing-fields';
import { useTranslation } from 'react-i18next';
import { CheckOption, PillOption } from './option.tsx';
import { Columns, Pills, Section } from './section.tsx';
import { useOptions } from './use-options.ts';

/** The commonest first. */
const FEATURES = [
  'elevator',
  'parking',
  'balcony',
  'central_heating',
  'air_conditioning',
  'garden',
  'pool',
  'security',
  'renovated',
  'new_building',
  'furnished',
] as const;

/** A list of fixed values: one of the choices, or features. */
export function ClosedSection({ name }: { name: ChoiceField | 'features' }) {
  const { t } = useTranslation('listings');
  const { chosen, counts, refine } = useOptions(name);
  const [Option, Group] = name === 'features' ? [CheckOption, Columns] : [PillOption, Pills];
  const options =
    name === 'features'
      ? FEATURES.map((value) => ({ value, label: t(`features.${value}`) }))
      : CHOICES[name].map((value) => ({ value, label: t(`choices.${value}`) }));

  return (
    <Section title={t(`names.${name}`)}>
      <Group>
        {options.map(({ value, label }) => (
          <Option
            key={value}
            checked={chosen.includes(value)}
            count={counts && (counts[value] ?? 0)}
            onChange={() => refine(value)}
          >
            {label}
          </Option>
        ))}
      </Group>
    </Section>
  );
}
