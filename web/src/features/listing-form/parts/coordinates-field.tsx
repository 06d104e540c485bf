import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFields, type Point, readPoint } from '../point.ts';

/** The point in numbers: what the keyboard types, what a friend sends, and what works without a map. */
export function CoordinatesField({ point, onPoint }: { point: Point | undefined; onPoint: (point: Point) => void }) {
  const { t } = useTranslation('listing-form');
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const fields = point && asFields(point);
  const shown = fields ? `${fields.latitude}, ${fields.longitude}` : '';

  function take(): void {
    if (typed === undefined) return;
    const read = readPoint(typed);
    setWrong(!read && typed.trim() !== '');
    if (!read) return;
    setTyped(undefined);
    onPoint(read);
  }

  return (
    <TextInput
      label={t('location.coordinates')}
      description={t('location.coordinatesHint')}
      error={isWrong && t('location.coordinatesWrong')}
      dir="ltr"
      autoComplete="off"
      maxLength={400}
      classNames={{ input: 'd-tabular' }}
      placeholder="33.5138, 36.2765"
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setWrong(false);
      }}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
