import type texts from './ar.json';

declare module 'i18next' {
  interface Namespaces {
    'contact-sign-in': typeof texts;
  }
}
