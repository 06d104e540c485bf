import { useState } from 'react';

/** Ids of the rows that are ticked for a change of several. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chooseEach = (ids: readonly string[], isOn: boolean) =>
    setChosen((kept) => new Set(isOn ? [...kept, ...ids] : [...kept].filter((id) => !ids.includes(id))));
  return {
    chosen,
    choose: (id: string, isOn: boolean) => chooseEach([id], isOn),
    chooseEach,
    chooseOnly: (ids: readonly string[]) => setChosen(new Set(ids)),
  };
}
