import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FormattedSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { REGULAR } from './fonts.ts';

export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Tongue {
  first: 'name_ar' | 'name_en';
  second: 'name_ar' | 'name_en';
  /** Arabic letters are smaller than Latin ones at the same size, so labels are set larger. */
  scale: number;
  /** Size of the second line against the first. */
  secondScale: number;
}

export const tongues: Record<Language, Tongue> = {
  ar: { first: 'name_ar', second: 'name_en', scale: 1.12, secondScale: 0.7 },
  en: { first: 'name_en', second: 'name_ar', scale: 1, secondScale: 0.92 },
};

type Field = DataDrivenPropertyValueSpecification<FormattedSpecification>;

/** The reader's name, the other one when it is missing. */
export const oneName = (lang: Language): ExpressionSpecification => {
  const { first, second } = tongues[lang];
  return ['coalesce', ['get', first], ['get', second], ''];
};

/** The reader's name with the other language small below it: road signs in Syria carry both. */
export const bothNames = (lang: Language): Field => {
  const { second, secondScale } = tongues[lang];
  return [
    'format',
    oneName(lang),
    {},
    '\n',
    {},
    ['coalesce', ['get', second], ''],
    { 'font-scale': secondScale, 'text-font': ['literal', [REGULAR]] },
  ];
};
