import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    'audit-log': typeof texts;
  }
}
