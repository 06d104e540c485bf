import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    'area-prices': typeof texts;
  }
}
