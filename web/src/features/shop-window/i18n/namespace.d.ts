import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    'shop-window': typeof texts;
  }
}
