export { resumeImports, workImport } from './work-import.ts';
