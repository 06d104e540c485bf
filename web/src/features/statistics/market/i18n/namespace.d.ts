import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    market: typeof texts;
  }
}
