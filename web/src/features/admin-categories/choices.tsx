import { Checkbox, type CheckboxGroupProps } from '@mantine/core';
import css from './category-form.module.css';

type Props = Omit<CheckboxGroupProps, 'children'> & {
  options: readonly (readonly [value: string, label: string])[];
};

/** Several of a few, in columns. */
export function Choices({ options, ...group }: Props) {
  return (
    <Checkbox.Group {...group}>
      <div className={css.options}>
        {options.map(([value, label]) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
