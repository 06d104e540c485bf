// One file for both: apart, they would give their icons one user more, and those would join the first code of every page.
export { HomesMap } from './homes-map.tsx';
export { PlaceMap } from './place-map.tsx';
