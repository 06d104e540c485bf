import { shownFigure } from '@diyar/api/rules/figures';
import {
  Checkbox,
  Chip,
  Fieldset,
  Input,
  NativeSelect,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
  useDirection,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { figureAt } from '../figures.ts';
import { useScope } from '../scope.ts';
import { fieldId } from '../tabs.ts';
import css from './controls.module.css';

type Common = {
  path: string;
  label: string;
  hint?: ReactNode;
  /** Stands at the label's other end. */
  side?: ReactNode;
};

/** Common props of every control of a path, as Mantine's inputs take it. */
function useControl({ path, label, hint, side }: Common) {
  const { errorOf, touch } = useScope();
  return {
    id: fieldId(path),
    label: side ? (
      <span className={css.label}>
        {label} {side}
      </span>
    ) : (
      label
    ),
    description: hint,
    error: errorOf(path),
    onBlur: () => touch(path),
  };
}

type Text = { value: string; onChange: (value: string) => void };
type Line = Common & Text & { onLeave?: () => void } & Omit<TextInputProps, 'onChange' | 'onBlur' | 'label' | 'value'>;

/** A line of text. */
export function LineField({ path, label, hint, side, onChange, onLeave, ...rest }: Line) {
  const { onBlur, ...control } = useControl({ path, label, hint, side });
  return (
    <TextInput
      autoComplete="off"
      maxLength={400}
      {...rest}
      {...control}
      onBlur={() => {
        onLeave?.();
        onBlur();
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const KEYS = {
  whole: 'numeric',
  decimal: 'decimal',
  // An iPhone's number keys have no minus.
  signed: 'text',
} as const;

type Figure = Line & { unit?: string; keys?: keyof typeof KEYS };

/** A number with its unit. Digits of either script are typed here; Mantine's `NumberInput` drops Arabic ones. */
export function FigureField({ unit, keys = 'decimal', onChange, ...rest }: Figure) {
  const { dir } = useDirection();
  const { content } = useScope();
  const { path, value } = rest;
  // What was understood stands in the field once it is left.
  const onLeave = () => {
    const figure = figureAt(path, value, content.currency);
    const text = figure === undefined ? value : shownFigure(figure);
    if (text !== value) onChange(text);
  };
  const sign = unit && {
    // The number runs left to right in both languages, the unit stands at the line's end.
    [dir === 'rtl' ? 'leftSection' : 'rightSection']: <span className={css.unit}>{unit}</span>,
    [dir === 'rtl' ? 'leftSectionWidth' : 'rightSectionWidth']: 64,
  };
  return (
    <LineField
      maxLength={30}
      {...rest}
      {...sign}
      dir="ltr"
      inputMode={KEYS[keys]}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
}

type Area = Common & Text & Omit<TextareaProps, 'onChange' | 'label'>;

/** Several lines of text. */
export function TextArea({ path, label, hint, side, onChange, ...rest }: Area) {
  return (
    <Textarea
      rows={7}
      resize="vertical"
      {...rest}
      {...useControl({ path, label, hint, side })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export type Option = { value: string; label: string };
type Pick = Common &
  Text & {
    options: readonly Option[];
    /** Shown while nothing is chosen. */
    empty: string;
    disabled?: boolean;
  };

/** The platform's own list: on phones nothing is easier. */
export function PickField({ path, label, hint, side, value, options, empty, disabled, onChange }: Pick) {
  return (
    <NativeSelect
      {...useControl({ path, label, hint, side })}
      value={value}
      disabled={disabled}
      data={[{ value: '', label: empty }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type Pills = Common & {
  options: readonly (Option & { icon?: ReactNode })[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Only one at a time. */
  isSingle?: boolean;
  /** The one choice can't be taken back. */
  isFixed?: boolean;
};

/** Short choices side by side. A single choice is taken back by choosing it again. */
export function PillsField({ options, chosen, onChange, isSingle, isFixed, ...common }: Pills) {
  const { id, label, description, error, onBlur: touch } = useControl(common);
  const notes = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ') || undefined;
  const choose = (next: string[]) => {
    touch();
    onChange(next);
  };
  const chips = options.map(({ value, label: words, icon }) => (
    <Chip
      key={value}
      value={value}
      onClick={() => isSingle && !isFixed && chosen.includes(value) && choose([])}
      {...(icon && { icon: null })}
    >
      <span className={css.chip}>
        {icon}
        {words}
      </span>
    </Chip>
  ));
  return (
    <Fieldset id={id} tabIndex={-1} variant="unstyled" legend={label} className={css.group} aria-describedby={notes}>
      <div className={css.chips} data-invalid={Boolean(error) || undefined}>
        {isSingle ? (
          <Chip.Group value={chosen[0] ?? null} onChange={(next) => choose([next])}>
            {chips}
          </Chip.Group>
        ) : (
          <Chip.Group multiple value={[...chosen]} onChange={choose}>
            {chips}
          </Chip.Group>
        )}
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
    </Fieldset>
  );
}

type Check = { path: string; label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void };

export function CheckField({ path, label, hint, checked, onChange }: Check) {
  return (
    <Checkbox
      id={fieldId(path)}
      label={label}
      description={hint}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export function Group({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  );
}

export const Columns = ({ children }: { children: ReactNode }) => <div className={css.columns}>{children}</div>;
/** Words on keys, for those who have some: not on a touch screen. */
export const KeyboardHint = ({ children }: { children: ReactNode }) => (
  <span className={css.keyboardOnly}> {children}</span>
);
export const Aside = ({ children }: { children: ReactNode }) => <span className={css.aside}>{children}</span>;
