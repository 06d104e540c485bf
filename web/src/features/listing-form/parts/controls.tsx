import type { ComponentProps, ReactNode } from 'react';
import field from '../../../ui/form/field.module.css';
import { FieldShell } from '../../../ui/form/field.tsx';
import { useScope } from '../scope.ts';
import { fieldId } from '../tabs.ts';
import css from './controls.module.css';

type Common = { path: string; label: string; hint?: ReactNode; side?: ReactNode };

/** What every control of a path shares: its id, its fault, and what readers are told of both. */
function useControl(path: string, hasHint: boolean) {
  const { faultOf, touch } = useScope();
  const id = fieldId(path);
  const fault = faultOf(path);
  const described = [fault && `${id}-fault`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return {
    id,
    fault,
    touch: () => touch(path),
    control: { id, 'aria-invalid': Boolean(fault), 'aria-describedby': described },
  };
}

type Line = Common & { value: string; onChange: (value: string) => void } & Omit<ComponentProps<'input'>, 'onChange'>;

/** A line of text. */
export function LineField({ path, label, hint, side, onChange, ...rest }: Line) {
  const { id, fault, touch, control } = useControl(path, hint !== undefined);
  return (
    <FieldShell id={id} label={label} hint={hint} fault={fault} side={side}>
      <input
        type="text"
        autoComplete="off"
        maxLength={400}
        {...rest}
        {...control}
        className={field.input}
        onChange={(event) => onChange(event.target.value)}
        onBlur={touch}
      />
    </FieldShell>
  );
}

const KEYS = {
  whole: 'numeric',
  decimal: 'decimal',
  // An iPhone's number keys have no minus.
  signed: 'text',
} as const;

type Figure = Line & { unit?: string; keys?: keyof typeof KEYS };

/** A number with its unit: digits of either script, the phone's number keys, left to right. */
export function FigureField({ path, label, hint, side, unit, keys = 'decimal', onChange, ...rest }: Figure) {
  const { id, fault, touch, control } = useControl(path, hint !== undefined);
  return (
    <FieldShell id={id} label={label} hint={hint} fault={fault} side={side}>
      <span className={css.figure}>
        <input
          type="text"
          autoComplete="off"
          maxLength={30}
          {...rest}
          {...control}
          dir="ltr"
          inputMode={KEYS[keys]}
          className={field.input}
          onChange={(event) => onChange(event.target.value)}
          onBlur={touch}
        />
        {unit && <span className={css.unit}>{unit}</span>}
      </span>
    </FieldShell>
  );
}

type Area = Common & { value: string; onChange: (value: string) => void } & Omit<
    ComponentProps<'textarea'>,
    'onChange'
  >;

export function TextArea({ path, label, hint, side, onChange, ...rest }: Area) {
  const { id, fault, touch, control } = useControl(path, hint !== undefined);
  return (
    <FieldShell id={id} label={label} hint={hint} fault={fault} side={side}>
      <textarea
        rows={7}
        {...rest}
        {...control}
        className={`${field.input} ${field.area}`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={touch}
      />
    </FieldShell>
  );
}

export type Option = { value: string; label: string };
type Pick = Common & {
  value: string;
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  empty: string;
  disabled?: boolean;
  onChange: (value: string) => void;
};

/** The platform's own list: on phones nothing is easier. */
export function PickField({ path, label, hint, side, value, options, empty, disabled, onChange }: Pick) {
  const { id, fault, touch, control } = useControl(path, hint !== undefined);
  return (
    <FieldShell id={id} label={label} hint={hint} fault={fault} side={side}>
      <select
        {...control}
        value={value}
        disabled={disabled}
        className={`${field.input} ${field.select}`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={touch}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
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
export function PillsField({ path, label, hint, side, options, chosen, onChange, isSingle, isFixed }: Pills) {
  const { id, fault, touch } = useControl(path, hint !== undefined);
  const toggle = (value: string) => {
    touch();
    const isOn = chosen.includes(value);
    if (isSingle) return onChange(isOn && !isFixed ? [] : [value]);
    onChange(isOn ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  const notes = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={id} tabIndex={-1} className={css.group} aria-describedby={notes}>
      <legend className={css.legend}>
        <span>{label}</span>
        {side}
      </legend>
      <div className={css.pills} data-invalid={fault !== undefined || undefined}>
        {options.map(({ value, label: words, icon }) => (
          <label key={value} className={css.pill}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={id}
              className="d-visually-hidden"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              onClick={() => isSingle && !isFixed && chosen.includes(value) && toggle(value)}
            />
            {icon}
            <span>{words}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={`${id}-fault`} className={field.fault}>
          {fault}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={field.hint}>
          {hint}
        </div>
      )}
    </fieldset>
  );
}

type Check = { path: string; label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void };

export function CheckField({ path, label, hint, checked, onChange }: Check) {
  const id = fieldId(path);
  return (
    <div className={css.check}>
      <input
        id={id}
        type="checkbox"
        className={css.checkBox}
        checked={checked}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={css.checkWords}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.checkHint}>
          {hint}
        </p>
      )}
    </div>
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
