import { useEffect, useRef } from 'react';

/**
 * For a form whose fields show what the address says: give it to the `form` as `ref`.
 * A field takes its value of the address when that one changes (going back, clearing); what someone is just typing into
 * another field stays, however late the new address arrives.
 */
export function useFieldsOfAddress(values: Readonly<Record<string, string | number | undefined>>) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);

  useEffect(() => {
    const before = shown.current;
    shown.current = values;
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const value = values[field.name];
      if (value === before[field.name]) continue;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.value === value;
      else field.value = String(value ?? '');
    }
  }, [values]);

  return form;
}
