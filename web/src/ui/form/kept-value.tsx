import { useState } from 'react';

type Props<T> = {
  /** Told apart from others of the page. */
  name: string;
  value: T;
  onRestore: (value: T) => void;
};

/**
 * For a choice that no control of the page's own holds (a day, several of a list): beside it, so that it goes over to the other language
 * like what was typed (`app/deferred/typed-words.ts`).
 */
export function KeptValue<T>({ name, value, onRestore }: Props<T>) {
  const text = JSON.stringify(value);
  const [first] = useState(text);
  return (
    <input
      type="hidden"
      data-kept={name}
      data-first={first}
      value={text}
      onInput={({ currentTarget }) => onRestore(JSON.parse(currentTarget.value) as T)}
    />
  );
}
