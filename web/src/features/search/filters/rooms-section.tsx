import { LISTING_FIELDS, type OfferedCount } from '@diyar/api/rules/listing-fields';
import { useTranslation } from 'react-i18next';
import type { Counts } from '../answers.ts';
import { PillOption } from './option.tsx';
import { Pills, Section } from './section.tsx';
import { useOptions } from './use-options.ts';

/** `[1, 4]` → `['1', '2', '3', '4+']`. */
const choicesOf = ([least, most]: readonly [number, number]): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => (at < most - least ? `${least + at}` : `${most}+`));

/** How many rooms; several numbers may be chosen, the last one means "and more". */
export function RoomsSection({ name }: { name: OfferedCount }) {
  const { t } = useTranslation(['search', 'listings']);
  const { chosen, counts, refine } = useOptions(name);

  return (
    <Section title={t(`listings:names.${name}`)}>
      <Pills>
        {choicesOf(LISTING_FIELDS[name].offers).map((value) => (
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
