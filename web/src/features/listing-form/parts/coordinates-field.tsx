import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../../../ui/form/field.module.css';
import { FieldShell } from '../../../ui/form/field.tsx';
import { asFields, type Point, readPoint } from '../point.ts';

/** The point in numbers: what the keyboard types, what a friend sends, and what works without a map. */
export function CoordinatesField({ point, onPoint }: { point: Point | undefined; onPoint: (point: Point) => void }) {
  const { t } = useTranslation('listing-form');
  const id = useId();
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
    <FieldShell
      id={id}
      label={t('location.coordinates')}
      hint={t('location.coordinatesHint')}
      fault={isWrong ? t('location.coordinatesWrong') : undefined}
    >
      <input
        id={id}
        type="text"
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        maxLength={400}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-fault ${id}-hint` : `${id}-hint`}
        className={`${field.input} d-tabular`}
        placeholder="33.5138, 36.2765"
        value={typed ?? shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </FieldShell>
  );
}
