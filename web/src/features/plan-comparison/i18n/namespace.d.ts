import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    'plan-comparison': typeof texts;
  }
}
