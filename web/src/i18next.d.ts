import 'i18next';

/** Arabic is written first, so it types the keys. Each folder of texts adds its namespace (`i18n/namespace.d.ts`). */
declare module 'i18next' {
  interface Namespaces {}
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Namespaces;
  }
}
