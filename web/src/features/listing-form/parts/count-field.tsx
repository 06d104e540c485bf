import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { countOf, MORE, SHORT_COUNTS } from '../short-counts.ts';
import { FigureField, PillsField } from './controls.tsx';

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
