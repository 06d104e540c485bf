export { findOffice, phoneOfOffice } from './queries.ts';
