export { resumeCatalogueImports, workCatalogueImport } from './work-import.ts';
