import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { StorageRefused } from '#lib/session.ts';
import type { Check, Values } from './checks.ts';
import { useSentence } from './use-sentence.ts';

type Options = {
  /** By field name; a field that is not on the screen is not checked. */
  checks: Record<string, Check>;
  send: (values: Values) => Promise<unknown>;
  /** Answers true when it has dealt with the failure itself. */
  onFailure?: (error: ApiError) => boolean;
};

export type Form = ReturnType<typeof useForm>;

/**
 * A form whose fields keep their own text, so that nothing typed is ever lost: not to a failure, and not to what was typed
 * before the page's code arrived. Faults go to their fields, the first is focused; anything else is said above the button.
 */
export function useForm({ checks, send, onFailure }: Options) {
  const { t } = useTranslation('form');
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Values>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const isReady = useHydrated();
  const sentence = useSentence();

  function show(next: Values, message?: string): void {
    flushSync(() => {
      setErrors(next);
      setFailure(message);
    });
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function refused(error: unknown, values: Values): void {
    if (error instanceof StorageRefused) {
      show({}, t('storageRefused'));
      return;
    }
    if (!(error instanceof ApiError)) throw error;
    if (onFailure?.(error)) return;
    const own = error.errors.filter(({ path }) => path in checks || path in values);
    show(
      Object.fromEntries(own.reverse().map(({ path, message }) => [path, message])),
      own.length ? undefined : error.message,
    );
  }

  /** Says what is wrong with these fields, and whether nothing is. */
  function isValid(names: readonly string[], form = ref.current): boolean {
    if (!form) return false;
    const values = valuesOf(form);
    const found = names.flatMap((name) => {
      const error = form.elements.namedItem(name) ? checks[name]?.(values[name] ?? '', values) : undefined;
      return error ? [[name, sentence(name, error)] as const] : [];
    });
    show(Object.fromEntries(found));
    return found.length === 0;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    if (!isValid(Object.keys(checks), form)) return;

    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      refused(error, values);
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    isReady,
    /** Whether anything stands there that was neither sent nor there before. */
    isDirty,
    /** Once sent: the fields show what they are given as `defaultValue`, after this render's new values have reached them. */
    reset: () => {
      flushSync(() => {});
      ref.current?.reset();
    },
    failure,
    /** For a form in steps: whether the fields of one are right; errors are shown as on sending. */
    isValid,
    /** A field's error in words. */
    errorOf: (name: string): string | undefined => errors[name],
    /** For Mantine's inputs: `<TextInput {...form.field('days')} label=… />`. */
    field: (name: string) => ({ name, error: errors[name] }),
    props: {
      ref,
      noValidate: true,
      // Never leaves by itself: a password must not end up in an address.
      method: 'post',
      onSubmit: submit,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        setDirty(isChanged(ref.current));
        const { name } = target as HTMLInputElement;
        if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest);
      },
      onReset: () => {
        setDirty(false);
        setErrors({});
        setFailure(undefined);
      },
    } as const,
  };
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

const isChanged = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      return field.checked !== field.defaultChecked;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText && field.value !== field.defaultValue;
  });
