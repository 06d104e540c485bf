import { useTranslation } from 'react-i18next';
import type { Counts } from '../answers.ts';
import { PillOption } from './option.tsx';
import { Pills, Section } from './section.tsx';
import { useOptions } from './use-options.ts';

const CHOICES = {
  bedrooms: ['0', '1', '2', '3', '4', '5+'],
  bathrooms: ['1', '2', '3', '4+'],
  rooms: ['1', '2', '3', '4', '5', '6+'],
} as const;

/** How many rooms; several numbers may be chosen, the last one means "and more". */
export function RoomsSection({ name }: { name: keyof typeof CHOICES }) {
  const { t } = useTranslation('search');
  const { chosen, counts, refine } = useOptions(name);

  return (
    <Section title={t(`filters.${name}`)}>
      <Pills>
        {CHOICES[name].map((value) => (
          <PillOption
            key={value}
            checked={chosen.includes(value)}
            count={counts && countOf(value, counts)}
            onChange={() => refine(value)}
          >
            {value === '0' ? t('filters.studio') : <bdi dir="ltr">{value}</bdi>}
          </PillOption>
        ))}
      </Pills>
    </Section>
  );
}

export function countOf(choice: string, counts: Counts): number {
  const from = Number.parseInt(choice, 10);
  if (!choice.endsWith('+')) return counts[choice] ?? 0;
  return Object.entries(counts).reduce((sum, [number, count]) => (Number(number) >= from ? sum + count : sum), 0);
}
