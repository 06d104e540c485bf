import { useState } from 'react';
import { DayInput } from './day-input.tsx';

type Days = { from: string; to: string };
type Props = Days & { label: string; placeholder: string; onChange: (days: Days) => void };

/** The first and the last day of a period, as an address keeps them; says so when both are chosen, or neither. */
export const DaysField = (props: Props) => <ChosenDays key={`${props.from} ${props.to}`} {...props} />;

function ChosenDays({ from, to, onChange, ...named }: Props) {
  const [days, setDays] = useState<[string | null, string | null]>([from || null, to || null]);
  const change = (next: [string | null, string | null]) => {
    setDays(next);
    const [first, last] = next;
    if ((first === null) === (last === null)) onChange({ from: first ?? '', to: last ?? '' });
  };
  return (
    <DayInput
      type="range"
      // Two days with their months' names are wider than a field.
      valueFormat="D/M/YYYY"
      value={days}
      onChange={change}
      allowSingleDateInRange
      clearable
      {...named}
    />
  );
}
