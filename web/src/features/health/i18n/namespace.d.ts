import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    health: typeof texts;
  }
}
