import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#lib/toast.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { priorityIn } from './order.ts';
import css from './priority.module.css';

type Props = {
  selected: readonly string[];
  onNone: () => void;
  onSet: (ids: readonly string[], priority: number) => Promise<boolean>;
};

/** A number for several listings, all or none of them. */
export function BulkPriority({ selected, onNone, onSet }: Props) {
  const { t } = useTranslation('listing-priority');
  const [isWrong, setWrong] = useState(false);
  const count = selected.length;
  if (count === 0) return null;

  async function apply(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const wanted = priorityIn(String(new FormData(event.currentTarget).get('priority')));
    setWrong(wanted === undefined);
    if (wanted === undefined || !(await onSet(selected, wanted))) return;
    toast.success(t('bulk.done', { count }));
    onNone();
  }
  return (
    <form className={css.bulk} aria-label={t('bulk.label')} onSubmit={(event) => void apply(event)}>
      <p role="status">{t('bulk.selected', { count })}</p>
      <TextInput
        label={t('bulk.priority')}
        classNames={{ root: css.bulkNumber, wrapper: css.input }}
        inputMode="numeric"
        name="priority"
        maxLength={4}
        autoComplete="off"
        error={isWrong}
        aria-describedby="bulk-priority-error"
      />
      <PlainButton type="submit" compact>
        {t('bulk.set')}
      </PlainButton>
      <PlainButton look="plain" compact onClick={onNone}>
        {t('bulk.none')}
      </PlainButton>
      <p id="bulk-priority-error" role="alert" className={css.error}>
        {isWrong && t('bulk.error')}
      </p>
    </form>
  );
}
