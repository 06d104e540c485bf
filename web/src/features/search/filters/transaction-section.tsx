import { useTranslation } from 'react-i18next';
import { toggled, valuesOf } from '../search-state.ts';
import { useFilterScope } from './filter-scope.tsx';
import { PillOption } from './option.tsx';
import { Pills, Section } from './section.tsx';

/** `both` is no choice of its own: such listings answer to sale and to rent. */
const TYPES = ['sale', 'rent', 'exchange', 'investment', 'service'] as const;

export function TransactionSection() {
  const { t } = useTranslation('search');
  const { search, change, counts } = useFilterScope();
  const chosen = valuesOf(search, 'transactionType');
  const known = counts('transactionType');

  return (
    <Section title={t('filters.transaction')}>
      <Pills>
        {TYPES.filter((type) => !known || known[type] || chosen.includes(type)).map((type) => (
          <PillOption
            key={type}
            checked={chosen.includes(type)}
            count={known && (known[type] ?? 0)}
            onChange={() => change(toggled(search, 'transactionType', type))}
          >
            {t(`deal.${type}`)}
          </PillOption>
        ))}
      </Pills>
    </Section>
  );
}
