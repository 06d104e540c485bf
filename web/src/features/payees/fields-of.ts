import { PAYEE_FIELD_NAMES, PAYEE_FIELDS, type PayeeField, type PayeeMethod } from '@diyar/api/rules/payees';
import type { AdminFacts, AdminPayee } from './api.ts';

export type FactName = keyof AdminFacts;
/** A payee's form, empty where nothing is said. */
export type PayeeFields = Record<FactName, string>;

const FACTS = {
  number: ['number'],
  holder: ['holder'],
  place: ['placeAr', 'placeEn'],
  hours: ['hoursAr', 'hoursEn'],
} as const satisfies Record<PayeeField, readonly FactName[]>;

/** What the facts of a payee are called, by method. */
export const LABELS = {
  mobile_wallet: { name: 'wallet', number: 'walletNumber', holder: 'inNameOf', place: 'address', hours: 'hours' },
  bank_transfer: { name: 'bank', number: 'accountNumber', holder: 'accountHolder', place: 'branch', hours: 'hours' },
  cash: { name: 'desk', number: 'accountNumber', holder: 'inNameOf', place: 'address', hours: 'hours' },
  check: { name: 'desk', number: 'accountNumber', holder: 'madeOutTo', place: 'address', hours: 'hours' },
} as const satisfies Record<PayeeMethod, Record<PayeeField | 'name', string>>;
type Label = (typeof LABELS)[PayeeMethod][PayeeField | 'name'];

export interface Field {
  name: FactName;
  fact: PayeeField | 'name';
  label: Label;
  /** Where it is said in both languages. */
  lang: 'ar' | 'en' | undefined;
  isRequired: boolean;
}

/** Facts that a payee of the method has, in the order of reading. */
export function fieldsOf(method: PayeeMethod): Field[] {
  const name = { fact: 'name', label: LABELS[method].name, isRequired: true } as const;
  const others = PAYEE_FIELD_NAMES.flatMap((fact): Field[] => {
    const need = PAYEE_FIELDS[method][fact];
    const [first, second] = FACTS[fact] as readonly FactName[];
    if (!need || !first) return [];
    const field = { fact, label: LABELS[method][fact], isRequired: need === 'required' };
    if (!second) return [{ ...field, name: first, lang: undefined }];
    return [
      { ...field, name: first, lang: 'ar' },
      { ...field, name: second, lang: 'en' },
    ];
  });
  return [{ ...name, name: 'nameAr', lang: 'ar' }, { ...name, name: 'nameEn', lang: 'en' }, ...others];
}

/** Values of the form: of what was proposed, else of what is shown. */
export function valuesOf(payee: AdminPayee | undefined): PayeeFields {
  const facts = payee?.proposal?.facts ?? payee?.facts;
  const value = (name: FactName) => facts?.[name] ?? '';
  return {
    ...{ nameAr: value('nameAr'), nameEn: value('nameEn'), holder: value('holder'), number: value('number') },
    ...{ placeAr: value('placeAr'), placeEn: value('placeEn'), hoursAr: value('hoursAr'), hoursEn: value('hoursEn') },
  };
}
