import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    'saved-filters': typeof texts;
  }
}
