import { readFigure, shownFigure } from '@diyar/api/rules/figures';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { wholeBetween } from './figure-checks.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

/** A whole number in digits of either script, told as soon as it is one between the bounds; anything else stays with a sentence. */
export function CountInput({ value, least, most, onChange, error, ...rest }: Props) {
  const { t } = useTranslation('form');
  const [text, setText] = useState(shownFigure(value));
  // A value that came from elsewhere replaces what was typed.
  const shown = readFigure(text) === value || wholeBetween(least, most)(text) ? text : shownFigure(value);
  const isWrong = wholeBetween(least, most)(shown) !== undefined;
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      dir="ltr"
      {...rest}
      error={error || (isWrong && t('faults.countBetween', { least: formatNumber(least), most: formatNumber(most) }))}
      value={shown}
      onChange={({ currentTarget: { value: next } }) => {
        setText(next);
        const figure = readFigure(next);
        if (figure !== undefined && !wholeBetween(least, most)(next)) onChange(figure);
      }}
      onBlur={() => !isWrong && setText(shownFigure(value))}
    />
  );
}
