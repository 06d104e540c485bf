import { type FigureUnit, readFigure, shownFigure } from '@diyar/api/rules/figures';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Omit<TextInputProps, 'onChange' | 'onBlur'> & {
  counts?: FigureUnit;
  /** As the form's own inputs take it: a text or an event. */
  onChange?: (value: string | ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A number as people write it, `٨٥ ألف`, `1.200,50`: shown as it was understood once it is left; what is none stays with a sentence. */
export function FigureInput({ counts, onChange, onBlur, error, ...rest }: Props) {
  const { t } = useTranslation('form');
  const [isUnread, setUnread] = useState(false);

  function leave(event: FocusEvent<HTMLInputElement>) {
    const { value: text } = event.currentTarget;
    const figure = readFigure(text, counts);
    setUnread(text.trim() !== '' && figure === undefined);
    const shown = figure === undefined ? text : shownFigure(figure);
    if (shown !== text) {
      if (rest.value === undefined) event.currentTarget.value = shown;
      onChange?.(shown);
    }
    onBlur?.(event);
  }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      dir="ltr"
      {...rest}
      error={error || (isUnread && t('errors.notNumber'))}
      onChange={(event) => {
        setUnread(false);
        onChange?.(event);
      }}
      onBlur={leave}
    />
  );
}
