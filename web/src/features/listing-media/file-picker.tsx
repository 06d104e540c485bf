import { type ReactNode, useRef, useState } from 'react';

interface Props {
  accept: string;
  multiple?: boolean;
  className: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that asks for files and takes those that are dropped on it. */
export function FilePicker({ accept, multiple, className, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <>
      <button
        type="button"
        className={className}
        data-over={isOver || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
