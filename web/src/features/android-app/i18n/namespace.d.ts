import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    'android-app': typeof texts;
  }
}
