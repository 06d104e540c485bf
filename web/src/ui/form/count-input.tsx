import { readFigure, shownFigure } from '@diyar/api/rules/figures';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { wholeBetween } from './figure-checks.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

/**
 * A whole number in digits of either script, told as soon as it is one between the bounds. Anything else gets a sentence; once the
 * field is left it shows the number that counts, which is the last right one, and says so.
 */
export function CountInput({ value, least, most, onChange, error, ...rest }: Props) {
  const { t } = useTranslation('form');
  const [text, setText] = useState(shownFigure(value));
  const [refused, setRefused] = useState('');
  // A value that came from elsewhere replaces what was typed.
  const shown = readFigure(text) === value || wholeBetween(least, most)(text) ? text : shownFigure(value);
  const isWrong = wholeBetween(least, most)(shown) !== undefined;
  const bounds = { least: formatNumber(least), most: formatNumber(most) };
  const leave = () => {
    if (isWrong) setRefused(shown.trim());
    setText(shownFigure(value));
  };
  const complaint = () => {
    if (isWrong) return t('errors.countBetween', bounds);
    return refused && t('errors.countKept', { ...bounds, typed: refused, kept: formatNumber(value) });
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      dir="ltr"
      {...rest}
      error={error || complaint()}
      value={shown}
      onChange={({ currentTarget: { value: next } }) => {
        setText(next);
        setRefused('');
        const figure = readFigure(next);
        if (figure !== undefined && !wholeBetween(least, most)(next)) onChange(figure);
      }}
      onBlur={leave}
    />
  );
}
