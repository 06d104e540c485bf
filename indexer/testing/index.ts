export { markDue } from '../src/due.ts';
export { createEngine, type Engine } from '../src/engine.ts';
export { DOCUMENT_COLUMNS } from '../src/load-rows.ts';
export { aListing, aUser } from './a-listing.ts';
export { type Comparison, compareWithDatabase } from './compare.ts';
export { createTestSearch, type TestSearch, testEngine, until } from './test-search.ts';
