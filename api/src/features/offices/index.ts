export { findOffice, officesNamedLike, phoneOfOffice } from './queries.ts';
