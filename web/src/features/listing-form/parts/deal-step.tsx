import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronBack, IconChevronForward } from '../../../ui/direction-icons.tsx';
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
          <button type="button" className={css.back} onClick={onBack}>
            <IconChevronBack size={18} stroke={1.8} aria-hidden />
            {t('stage.back')}
          </button>
        )}
        <p className={css.part}>{category}</p>
      </div>
      <ul className={css.grid}>
        {types.map((type) => (
          <li key={type.id}>
            <button type="button" className={`${css.row} ${css.bare}`} onClick={() => onChoose(type.id)}>
              <span className={css.words}>
                <span className={css.name}>
                  {wordsOf(type.slug) ? t(`deal.${wordsOf(type.slug) ?? 'sale'}`) : type.name}
                </span>
                {wordsOf(type.slug) && (
                  <span className={css.path}>{t(`dealText.${wordsOf(type.slug) ?? 'sale'}`)}</span>
                )}
              </span>
              <IconChevronForward size={18} stroke={1.8} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KNOWN = ['sale', 'rent', 'both', 'exchange', 'investment', 'service'] as const;
/** The deals this version has words for; another one is called by its own name. */
export const wordsOf = (slug: string) => KNOWN.find((one) => one === slug);
