import { INDEX } from './ui-state.ts';

const FIELDS = ['relevance', 'date', 'price', 'area', 'priority'];
const DIRECTIONS = ['', '-asc', '-desc'];

/** Every order an address may ask for, as InstantSearch has it: an index of its own. */
export const ORDERS = [
  { value: INDEX, label: 'relevance' },
  ...FIELDS.flatMap((field) =>
    DIRECTIONS.map((direction) => ({ value: `${INDEX}:${field}${direction}`, label: `${field}${direction}` })),
  ),
];
