import { CHOICES } from '@diyar/api/rules/listing-fields';
import { useTranslation } from 'react-i18next';
import { CheckOption, PillOption } from './option.tsx';
import { Columns, Pills, Section } from './section.tsx';
import { useOptions } from './use-options.ts';

const LISTS = {
  ...CHOICES,
  features: [
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
  ],
} as const;
/** A list of fixed values: one of the choices, or features. */
export function ClosedSection({ name }: { name: keyof typeof LISTS }) {
  const { t } = useTranslation('search');
  const { chosen, counts, refine } = useOptions(name);
  const [Option, Group] = name === 'features' ? [CheckOption, Columns] : [PillOption, Pills];

  return (
    <Section title={t(`filters.${name}`)}>
      <Group>
        {LISTS[name].map((value) => (
          <Option
            key={value}
            checked={chosen.includes(value)}
            count={counts && (counts[value] ?? 0)}
            onChange={() => refine(value)}
          >
            {t(`values.${value}`)}
          </Option>
        ))}
      </Group>
    </Section>
  );
}
