import { useState } from 'react';

/** Ids of the rows that are ticked for a change of several. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    choose: (id: string, isOn: boolean) =>
      setChosen((kept) => new Set(isOn ? [...kept, id] : [...kept].filter((other) => other !== id))),
    chooseOnly: (ids: readonly string[]) => setChosen(new Set(ids)),
  };
}
