import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    telegram: typeof texts;
  }
}
