import { Avatar, Button, FileButton, Group, Loader } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { toast } from '#lib/toast.ts';
import css from './picture-field.module.css';

type Props = {
  /** The field’s name in a form of files. */
  name: string;
  /** Address of the present picture; without one, a letter stands in its place. */
  address?: string;
  letter: string;
  shape?: 'round' | 'square';
  /** The server judges by content. */
  types: readonly string[];
  maxBytes: number;
  texts: Record<
    'alt' | 'choose' | 'change' | 'remove' | 'hint' | 'saved' | 'removed' | 'type' | 'tooLarge' | 'failed',
    string
  >;
  /** Without a file: takes the picture away. */
  send: (file: File | null) => Promise<unknown>;
};

/** A picture: chosen, seen at once, sent; what is wrong with it is said beside it. */
export function PictureField({ name, address, letter, shape = 'round', types, maxBytes, texts, send }: Props) {
  const reset = useRef<() => void>(null);
  const [error, setError] = useState<string>();
  const [preview, setPreview] = useState<string>();
  const id = useId();

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const change = useMutation({
    mutationFn: send,
    onSuccess: (_answer, file) => toast.success(file ? texts.saved : texts.removed),
    onError: (error) => setError(error instanceof ApiError ? error.message : texts.failed),
    onSettled: () => setPreview(undefined),
  });

  function take(file: File | null): void {
    // The same file may be chosen again.
    reset.current?.();
    if (!file) return;
    const wrong = !types.includes(file.type) ? texts.type : file.size > maxBytes ? texts.tooLarge : undefined;
    setError(wrong);
    if (wrong) return;
    setPreview(URL.createObjectURL(file));
    change.mutate(file);
  }

  return (
    <div className={css.field}>
      <div className={css.frame} aria-busy={change.isPending || undefined}>
        <Avatar
          src={preview ?? address}
          alt={texts.alt}
          size={96}
          radius={shape === 'square' ? 'lg' : '50%'}
          variant="filled"
        >
          {letter}
        </Avatar>
        {change.isPending && <Loader className={css.loader} size={28} aria-hidden />}
      </div>
      <div className={css.side}>
        <Group gap={10}>
          <FileButton name={name} accept={types.join(',')} resetRef={reset} onChange={take}>
            {({ onClick }) => (
              <Button
                variant="default"
                leftSection={<IconCamera size={18} stroke={1.6} aria-hidden />}
                aria-describedby={`${id}-hint ${id}-error`}
                data-disabled={change.isPending || undefined}
                onClick={() => !change.isPending && onClick()}
              >
                {address ? texts.change : texts.choose}
              </Button>
            )}
          </FileButton>
          {address && (
            <Button
              variant="subtle"
              color="gray"
              data-disabled={change.isPending || undefined}
              onClick={() => {
                setError(undefined);
                if (!change.isPending) change.mutate(null);
              }}
            >
              {texts.remove}
            </Button>
          )}
        </Group>
        <p id={`${id}-hint`} className={css.hint}>
          {texts.hint}
        </p>
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      </div>
    </div>
  );
}
