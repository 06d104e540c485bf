import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import type { FieldError } from '../form/checks.ts';
import { useSentence } from '../form/use-sentence.ts';

/** Faults before anything is sent; the server judges again, in the same words. */
export type DeskChecks<Values> = {
  [Name in keyof Values]?: (value: Values[Name], values: Values) => FieldError | undefined;
};
export type DeskForm<Values extends Record<string, unknown>> = ReturnType<typeof useDeskForm<Values>>;

type Options<Values> = {
  initialValues: Values;
  /** As in Mantine: `controlled` where what is typed decides what else is shown, and every keystroke may draw the form anew. */
  mode?: 'controlled' | 'uncontrolled';
  checks?: DeskChecks<Values>;
  send: (values: Values) => Promise<unknown>;
  /** Answers true when it has dealt with the failure itself. */
  onFailure?: (error: ApiError, values: Values) => boolean;
};

/**
 * Mantine's form for a screen of the dashboard. Inputs keep their own text: `<TextInput key={form.key('bio')}
 * {...form.getInputProps('bio')} />`. What the server refuses goes to its field, anything else stands above the button.
 */
export function useDeskForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { initialValues, mode = 'uncontrolled', checks, send, onFailure } = options;
  const sentence = useSentence();
  const [failure, setFailure] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const form = useForm<Values>({
    // Mantine takes letters, digits and dashes only.
    name: useId().replace(/\W|_/g, ''),
    mode,
    initialValues,
    validate: (values) => {
      const found: Record<string, string> = {};
      for (const name in checks) {
        const error = checks?.[name]?.(values[name], values);
        if (error) found[name] = sentence(name, error);
      }
      return found;
    },
    onValuesChange: () => setDirty(form.isDirty()),
    enhanceGetInputProps: ({ field }) => ({ name: field }),
  });
  const focusFirst = (errors: object) => {
    const nodes = Object.keys(errors).map((path) => form.getInputNode(path));
    nodes.find((node) => node !== null)?.focus();
  };

  function refused(error: unknown, values: Values): void {
    if (!(error instanceof ApiError)) throw error;
    if (onFailure?.(error, values)) return;
    // A error within a list stands at the list too, which may have no other place for it.
    const own = error.errors.flatMap(({ path, message }) => {
      const [field = path] = path.split('.');
      return field in values ? [...new Set([path, field])].map((name) => [name, message]) : [];
    });
    const errors = Object.fromEntries(own.toReversed());
    form.setErrors(errors);
    setFailure(own.length > 0 ? undefined : error.message);
    focusFirst(errors);
  }
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    await send(values).catch((error: unknown) => refused(error, values));
  }, focusFirst);

  /** Several fields at once; Mantine's own call leaves out of account which of them differ from before. */
  const setValues = (part: Partial<Values>) => {
    for (const [name, value] of Object.entries(part)) form.setFieldValue(name, value);
  };

  return {
    ...form,
    setValues,
    failure,
    isBusy: form.submitting,
    isReady: true,
    /** Whether anything stands there that was neither sent nor there before. */
    isDirty,
    /** Once sent: the fields show `values`, and are clean. */
    reset: (values: Values = initialValues) => {
      form.setInitialValues(values);
      form.reset();
      setDirty(false);
    },
    /** Somebody else's save: the fields show `values`, but what was typed stays. */
    rebase: (values: Values) => {
      const typed = new Set(Object.keys(values).filter((name) => form.isDirty(name)));
      form.setInitialValues(values);
      const others: Partial<Values> = { ...values };
      for (const name of typed) delete others[name];
      setValues(others);
      setDirty(typed.size > 0);
    },
    props: {
      noValidate: true,
      // Never leaves by itself: a password must not end up in an address.
      method: 'post',
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        if (form.submitting) event.preventDefault();
        else submit(event);
      },
    } as const,
  };
}
