import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Checkbox, TextInput } from '@mantine/core';
import IconArrowBarToUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarToUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { IconButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PriorityRow } from './api.ts';
import { priorityIn } from './order.ts';
import css from './priority.module.css';

type Props = {
  row: PriorityRow;
  index: number;
  total: number;
  badge: ReactNode;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onMove: (to: number) => void;
  onSet: (priority: number) => void;
};

/** A listing at its place in the order. */
export function PriorityItem({ row, index, total, badge, isSelected, onSelect, onMove, onSet }: Props) {
  const { t } = useTranslation('listing-priority');
  const { id, title, image, priority, views, code } = row;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const place = index + 1;
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-dragging={isDragging || undefined}
      data-selected={isSelected || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={css.handle}
        {...attributes}
        {...listeners}
        aria-label={t('drag.handle', { title, place, total })}
      >
        <IconGripVertical size={20} stroke={1.6} aria-hidden />
      </button>
      <label htmlFor={`select-${id}`} className={css.check}>
        <Checkbox
          id={`select-${id}`}
          aria-label={t('select', { title })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </label>
      <span className={css.place} aria-hidden="true">
        {place}
      </span>
      <Picture photo={image} alt="" sizes="72px" largest={160} className={css.photo} />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.facts}>
          {badge}
          <span>
            <IconEye size={16} stroke={1.6} aria-hidden /> {formatNumber(views)}
            <span className="d-visually-hidden"> {t('views')}</span>
          </span>
          <bdi dir="ltr">#{code}</bdi>
        </p>
      </div>
      <div className={css.number}>
        <span aria-hidden="true">{t('priority')}</span>
        <PriorityInput value={priority} label={t('priorityOf', { title })} onSet={onSet} />
      </div>
      <div className={css.steps}>
        <IconButton label={t('toTop', { title })} disabled={index === 0} onClick={() => onMove(0)}>
          <IconArrowBarToUp size={19} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton label={t('up', { title })} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <IconArrowUp size={19} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton label={t('down', { title })} disabled={place === total} onClick={() => onMove(index + 1)}>
          <IconArrowDown size={19} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

type InputProps = { value: number; label: string; onSet: (priority: number) => void };

/** Sent when the field is left or Enter is pressed; what is no priority goes back. */
function PriorityInput({ value, label, onSet }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  // A new number from elsewhere is shown, but never over one that is being typed.
  useEffect(() => {
    if (input.current && !isTyped.current) input.current.value = String(value);
  }, [value]);

  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      aria-label={label}
      className={css.input}
      defaultValue={value}
      maxLength={4}
      onInput={() => {
        isTyped.current = true;
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      onBlur={({ currentTarget }) => {
        const wanted = isTyped.current ? priorityIn(currentTarget.value) : undefined;
        isTyped.current = false;
        if (wanted === undefined) currentTarget.value = String(value);
        else if (wanted !== value) onSet(wanted);
      }}
    />
  );
}
