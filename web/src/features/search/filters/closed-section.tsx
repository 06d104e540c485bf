import { useTranslation } from 'react-i18next';
import { toggled, valuesOf } from '../search-state.ts';
import { useFilterScope } from './filter-scope.tsx';
import { CheckOption, PillOption } from './option.tsx';
import { Columns, Pills, Section } from './section.tsx';

const LISTS = {
  furnishing: ['furnished', 'semiFurnished', 'unfurnished'],
  availability: ['available', 'comingSoon', 'underConstruction'],
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
/** The wire's words for what the index counts under snake_case. */
const COUNTED_AS = new Map<string, string>(
  Object.entries<string>({
    semiFurnished: 'semi_furnished',
    comingSoon: 'coming_soon',
    underConstruction: 'under_construction',
  }),
);

/** A list of fixed values: furnishing, availability, features. */
export function ClosedSection({ name }: { name: keyof typeof LISTS }) {
  const { t } = useTranslation('search');
  const { search, change, counts } = useFilterScope();
  const chosen = valuesOf(search, name);
  const known = counts(name);
  const [Option, Group] = name === 'features' ? [CheckOption, Columns] : [PillOption, Pills];

  return (
    <Section title={t(`filters.${name}`)}>
      <Group>
        {LISTS[name].map((value) => (
          <Option
            key={value}
            checked={chosen.includes(value)}
            count={known && (known[COUNTED_AS.get(value) ?? value] ?? 0)}
            onChange={() => change(toggled(search, name, value))}
          >
            {t(`values.${value}`)}
          </Option>
        ))}
      </Group>
    </Section>
  );
}
