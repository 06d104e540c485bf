import { readFigure } from '@diyar/api/rules/figures';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { FigureField, PillsField } from './controls.tsx';

const SHORT_COUNTS = ['1', '2', '3', '4', '5'] as const;
const MORE = 'more';

/** The chip that stands for a typed count: its own for the usual numbers, `more` for all others, none for nothing. */
function countOf(value: string): '' | (typeof SHORT_COUNTS)[number] | typeof MORE {
  if (value.trim() === '') return '';
  const figure = readFigure(value);
  return SHORT_COUNTS.find((count) => Number(count) === figure) ?? MORE;
}

type Props = Pick<ComponentProps<typeof FigureField>, 'path' | 'label' | 'side' | 'value' | 'onChange'>;

/** Rooms and their like: one tap for the usual numbers, a field for the rare ones. */
export function CountField({ path, label, side, value, onChange }: Props) {
  const { t } = useTranslation('listing-form');
  const [wantsMore, setWantsMore] = useState(false);
  const isTyping = wantsMore || countOf(value) === MORE;
  const chosen = isTyping ? MORE : countOf(value);
  const options = [
    ...SHORT_COUNTS.map((count) => ({ value: count, label: formatNumber(Number(count)) })),
    { value: MORE, label: t('details.moreRooms', { from: formatNumber(SHORT_COUNTS.length + 1) }) },
  ];
  const choose = ([next = '']: string[]) => {
    setWantsMore(next === MORE);
    onChange(next === MORE ? '' : next);
  };

  // An emptied field stays: the rare number may be written anew.
  const type = (text: string) => {
    setWantsMore(true);
    onChange(text);
  };

  return (
    <>
      <PillsField
        path={isTyping ? `${path}-choice` : path}
        label={label}
        side={side}
        options={options}
        chosen={chosen === '' ? [] : [chosen]}
        onChange={choose}
        isSingle
      />
      {isTyping && (
        <FigureField
          path={path}
          label={t('details.moreRoomsLabel', { name: label })}
          keys="whole"
          value={value}
          onChange={type}
        />
      )}
    </>
  );
}
