export { workImport } from './work-import.ts';
