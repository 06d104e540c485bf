import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import type { Check } from '../form/checks.ts';
import { useSentence } from '../form/use-sentence.ts';

type Options<Values> = {
  initialValues: Values;
  /** Faults before anything is sent; the server judges again, in the same words. */
  checks?: Partial<Record<keyof Values & string, Check>>;
  send: (values: Values) => Promise<unknown>;
  /** Answers true when it has dealt with the failure itself. */
  onFailure?: (error: ApiError) => boolean;
};

/**
 * Mantine's form for a screen of the dashboard. Inputs keep their own text: `<TextInput key={form.key('bio')}
 * {...form.getInputProps('bio')} />`. What the server refuses goes to its field, anything else stands above the button.
 */
export function useDeskForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { initialValues, checks = {}, send, onFailure } = options;
  const sentence = useSentence();
  const [failure, setFailure] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const form = useForm<Values>({
    // Mantine takes letters, digits and dashes only.
    name: useId().replace(/\W|_/g, ''),
    mode: 'uncontrolled',
    initialValues,
    validate: (values) => {
      const found = Object.entries<Check | undefined>(checks).flatMap(([name, check]) => {
        const fault = check?.(values[name] ?? '', values);
        return fault ? [[name, sentence(name, fault)]] : [];
      });
      return Object.fromEntries(found);
    },
    onValuesChange: () => setDirty(form.isDirty()),
    enhanceGetInputProps: ({ field }) => ({ name: field }),
  });
  const focusFirst = (errors: object) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };

  function refused(error: unknown, values: Values): void {
    if (!(error instanceof ApiError)) throw error;
    if (onFailure?.(error)) return;
    const own = error.errors.filter(({ path }) => path in values);
    const errors = Object.fromEntries(own.toReversed().map(({ path, message }) => [path, message]));
    form.setErrors(errors);
    setFailure(own.length > 0 ? undefined : error.message);
    focusFirst(errors);
  }
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    await send(values).catch((error: unknown) => refused(error, values));
  }, focusFirst);

  return {
    key: form.key,
    getInputProps: form.getInputProps,
    errors: form.errors,
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
