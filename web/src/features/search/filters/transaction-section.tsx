import { useTranslation } from 'react-i18next';
import { PillOption } from './option.tsx';
import { Pills, Section } from './section.tsx';
import { useOptions } from './use-options.ts';

/** `both` is no choice of its own: such listings answer to sale and to rent. */
const TYPES = ['sale', 'rent', 'exchange', 'investment', 'service'] as const;

export function TransactionSection() {
  const { t } = useTranslation('search');
  const { chosen, counts, refine } = useOptions('transactionType');

  return (
    <Section title={t('filters.transaction')}>
      <Pills>
        {TYPES.filter((type) => !counts || counts[type] || chosen.includes(type)).map((type) => (
          <PillOption
            key={type}
            checked={chosen.includes(type)}
            count={counts && (counts[type] ?? 0)}
            onChange={() => refine(type)}
          >
            {t(`deal.${type}`)}
          </PillOption>
        ))}
      </Pills>
    </Section>
  );
}
