import { UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type ReactNode, useRef } from 'react';
import '@mantine/dropzone/styles.layer.css';
import css from './file-picker.module.css';

type Props = {
  /** Filter of the system's chooser; the kind of a file is read from its first bytes. */
  accept: string;
  multiple?: boolean;
  className: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A button that asks for files and takes those that are dropped on it. */
export function FilePicker({ accept, multiple = false, className, onFiles, children }: Props) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      inputProps={{ accept, hidden: true }}
      multiple={multiple}
      onDrop={onFiles}
      // The button inside hears the mouse and the keys.
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      classNames={{ root: css.zone, inner: css.inner }}
    >
      <UnstyledButton className={className} onClick={() => open.current?.()}>
        {children}
      </UnstyledButton>
    </Dropzone>
  );
}
