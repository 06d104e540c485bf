import { Input, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type ReactNode, useId, useRef, useState } from 'react';
import '@mantine/dropzone/styles.layer.css';
import css from './file-field.module.css';

type Props = {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  icon: ReactNode;
  /** Prompt while nothing is chosen. */
  prompt: string;
  /** Said below the name of what is chosen. */
  detail?: (file: File) => ReactNode;
  /** As of a file input; the server judges by content. */
  accept: string;
  disabled?: boolean;
  /** Place in its form, by which a error is found and focused. */
  'data-path'?: string;
  /** False refuses the file: it is not shown as chosen. */
  onTake: (file: File) => boolean | undefined;
  children?: ReactNode;
};

/** A file, chosen or dropped, asked for in our words: the browser's own "Choose file" speaks the browser's language. */
export function FileField({
  name,
  label,
  hint,
  error,
  icon,
  prompt,
  detail,
  accept,
  disabled,
  'data-path': path,
  onTake,
  children,
}: Props) {
  const id = useId();
  const open = useRef<() => void>(null);
  const [file, setFile] = useState<File>();
  const take = ([chosen]: File[]) => chosen && setFile(onTake(chosen) === false ? undefined : chosen);
  const notes = [error && `${id}-error`, hint && `${id}-description`].filter(Boolean).join(' ') || undefined;
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error} errorProps={{ role: 'alert' }}>
      <Dropzone
        openRef={open}
        name={name}
        inputProps={{ accept, hidden: true }}
        multiple={false}
        disabled={disabled}
        onDrop={take}
        // The button inside hears the mouse and the keys.
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        tabIndex={-1}
        className={css.zone}
        mod={{ chosen: file !== undefined, invalid: Boolean(error) }}
      >
        <UnstyledButton
          id={id}
          data-path={path}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}`}
          aria-invalid={Boolean(error)}
          aria-describedby={notes}
          className={css.button}
          onClick={() => open.current?.()}
        >
          {icon}
          <span className={css.words}>
            {file ? <bdi className={css.name}>{file.name}</bdi> : prompt}
            {file && detail && <span className={css.detail}>{detail(file)}</span>}
          </span>
        </UnstyledButton>
      </Dropzone>
      {children}
    </Input.Wrapper>
  );
}
