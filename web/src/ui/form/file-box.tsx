import { type ComponentProps, type ReactNode, useState } from 'react';
import css from './file-box.module.css';

type Props = {
  icon: ReactNode;
  /** What to do, while nothing is chosen. */
  prompt: string;
  /** Said below the name of what is chosen. */
  detail?: (file: File) => ReactNode;
  /** False refuses the file: it is not shown as chosen. */
  onTake?: (file: File | undefined) => boolean | undefined;
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'multiple' | 'title'>;

/** Asks for one file in our words: the browser's own "Choose file" speaks the browser's language, not the page's. */
export function FileBox({ icon, prompt, detail, onTake, ...control }: Props) {
  const [file, setFile] = useState<File>();
  const take = (chosen: File | undefined) => setFile(onTake?.(chosen) === false ? undefined : chosen);
  return (
    <div className={css.box} data-chosen={file !== undefined || undefined}>
      {icon}
      <span className={css.words}>
        {file ? <bdi className={css.name}>{file.name}</bdi> : prompt}
        {file && detail && <span className={css.detail}>{detail(file)}</span>}
      </span>
      <input
        {...control}
        type="file"
        title=""
        className={css.input}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
    </div>
  );
}
