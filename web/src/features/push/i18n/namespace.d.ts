import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    push: typeof texts;
  }
}
