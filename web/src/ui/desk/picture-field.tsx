import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { PlainButton } from '../link-button.tsx';
import { IconCamera } from './icons.ts';
import css from './picture-field.module.css';

type Props = {
  /** The field’s name in a form of files. */
  name: string;
  /** What is shown now; without one, a letter stands in its place. */
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

/** One picture: chosen, seen at once, sent; what is wrong with it is said beside it. */
export function PictureField({ name, address, letter, shape = 'round', types, maxBytes, texts, send }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [preview, setPreview] = useState<string>();
  const id = useId();

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const change = useMutation({
    mutationFn: send,
    onSuccess: (_answer, file) => toast.success(file ? texts.saved : texts.removed),
    onError: (error) => setFault(error instanceof ApiError ? error.message : texts.failed),
    onSettled: () => setPreview(undefined),
  });

  function take(file: File | undefined): void {
    if (picker.current) picker.current.value = '';
    if (!file) return;
    const wrong = !types.includes(file.type) ? texts.type : file.size > maxBytes ? texts.tooLarge : undefined;
    setFault(wrong);
    if (wrong) return;
    setPreview(URL.createObjectURL(file));
    change.mutate(file);
  }

  const shown = preview ?? address;
  return (
    <div className={css.field}>
      <div className={css.frame} data-busy={change.isPending || undefined}>
        {shown ? (
          <img src={shown} alt={texts.alt} width={96} height={96} className={css.picture} data-shape={shape} />
        ) : (
          <span className={css.picture} data-shape={shape} aria-hidden="true">
            {letter}
          </span>
        )}
        {change.isPending && <span className={css.spinner} aria-hidden="true" />}
      </div>
      <div className={css.side}>
        <div className={css.actions}>
          <PlainButton
            look="outline"
            compact
            aria-describedby={`${id}-hint ${id}-fault`}
            aria-disabled={change.isPending || undefined}
            onClick={() => !change.isPending && picker.current?.click()}
          >
            <IconCamera size={18} stroke={1.6} aria-hidden />
            {address ? texts.change : texts.choose}
          </PlainButton>
          {address && (
            <PlainButton
              look="plain"
              compact
              aria-disabled={change.isPending || undefined}
              onClick={() => {
                setFault(undefined);
                if (!change.isPending) change.mutate(null);
              }}
            >
              {texts.remove}
            </PlainButton>
          )}
        </div>
        <p id={`${id}-hint`} className={css.hint}>
          {texts.hint}
        </p>
        <p id={`${id}-fault`} role="alert" className={css.fault}>
          {fault}
        </p>
        <input
          ref={picker}
          type="file"
          name={name}
          hidden
          accept={types.join(',')}
          aria-label={texts.choose}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </div>
    </div>
  );
}
