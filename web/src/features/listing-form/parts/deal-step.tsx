import { Button, NavLink } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronBack, IconChevronForward } from '#ui/direction-icons.tsx';
import type { TransactionType } from '../facts.ts';
import css from './category-step.module.css';

type Props = {
  category: string;
  types: readonly TransactionType[];
  onChoose: (id: string) => void;
  onBack?: () => void;
};

/** The second question, where the category leaves a choice. */
export function DealStep({ category, types, onChoose, onBack }: Props) {
  const { t } = useTranslation('listing-form');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.step} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
        {t('stage.deal')}
      </h2>
      <div className={css.head}>
        {onBack && (
          <Button
            variant="default"
            radius="xl"
            leftSection={<IconChevronBack size={18} stroke={1.8} aria-hidden />}
            onClick={onBack}
          >
            {t('stage.back')}
          </Button>
        )}
        <p className={css.part}>{category}</p>
      </div>
      <ul className={css.grid}>
        {types.map((type) => {
          const known = wordsOf(type.slug);
          return (
            <li key={type.id}>
              <NavLink
                component="button"
                className={css.row}
                label={known ? t(`deal.${known}`) : type.name}
                description={known && t(`dealText.${known}`)}
                rightSection={<IconChevronForward size={18} stroke={1.8} aria-hidden />}
                onClick={() => onChoose(type.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const KNOWN = ['sale', 'rent', 'both', 'exchange', 'investment', 'service'] as const;
/** The deals this version has words for; another one is called by its own name. */
export const wordsOf = (slug: string) => KNOWN.find((known) => known === slug);
