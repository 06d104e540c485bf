import { ATTRIBUTE_RULES, hasOptions } from '@diyar/api/rules/attributes';
import { readFigure, shownFigure } from '@diyar/api/rules/figures';
import type { Difference } from '#ui/desk/conflict-dialog.tsx';
import type { AdminAttribute, AttributeContent, AttributeType } from './api.ts';

export const NEW_CONTENT: AttributeContent = {
  ...{ nameAr: '', nameEn: '', descriptionAr: null, descriptionEn: null, type: 'text', unitAr: null, unitEn: null },
  ...{ min: null, max: null, minLength: null, maxLength: null, pattern: null, rules: [] },
  ...{ isRequired: false, isFilterable: false, isActive: true, defaultValue: null, options: [] },
};

export const contentOf = ({
  id,
  slug,
  assignments,
  version,
  isUndoable,
  ...content
}: AdminAttribute): AttributeContent => content;

export const isText = (type: AttributeType) => type === 'text' || type === 'url' || type === 'email';

type Text = 'descriptionAr' | 'descriptionEn' | 'unitAr' | 'unitEn' | 'pattern';
type Bound = 'min' | 'max' | 'minLength' | 'maxLength';

/** The content as inputs hold it: empty where there is nothing, a default as it is typed. */
export type AttributeFields = Omit<AttributeContent, Text | Bound | 'defaultValue'> &
  Record<Text | 'defaultValue' | 'slug', string> &
  Record<Bound, string>;

export const fieldsOf = (content: AttributeContent, slug = ''): AttributeFields => ({
  ...content,
  slug,
  descriptionAr: content.descriptionAr ?? '',
  descriptionEn: content.descriptionEn ?? '',
  unitAr: content.unitAr ?? '',
  unitEn: content.unitEn ?? '',
  pattern: content.pattern ?? '',
  min: boundText(content.min),
  max: boundText(content.max),
  minLength: boundText(content.minLength),
  maxLength: boundText(content.maxLength),
  defaultValue: textOfDefault(content.defaultValue),
});

export const contentIn = ({ slug, ...fields }: AttributeFields): AttributeContent => ({
  ...fields,
  descriptionAr: fields.descriptionAr || null,
  descriptionEn: fields.descriptionEn || null,
  unitAr: fields.unitAr || null,
  unitEn: fields.unitEn || null,
  pattern: fields.pattern || null,
  min: numberIn(fields.min),
  max: numberIn(fields.max),
  minLength: numberIn(fields.minLength),
  maxLength: numberIn(fields.maxLength),
  rules: ATTRIBUTE_RULES.filter((rule) => fields.rules.includes(rule)),
  defaultValue: defaultOf(fields.type, fields.defaultValue),
});

/** What is no number is refused in the form. */
const numberIn = (typed: string): number | null => readFigure(typed) ?? null;
const boundText = (bound: number | null): string => (bound === null ? '' : shownFigure(bound));

/** Fields that a type has no use for are emptied, so that nothing unseen is sent. */
export function ofType(fields: AttributeFields, type: AttributeType): AttributeFields {
  const isNumber = type === 'number';
  return {
    ...fields,
    type,
    min: isNumber ? fields.min : '',
    max: isNumber ? fields.max : '',
    unitAr: isNumber ? fields.unitAr : '',
    unitEn: isNumber ? fields.unitEn : '',
    minLength: isText(type) ? fields.minLength : '',
    maxLength: isText(type) ? fields.maxLength : '',
    pattern: type === 'text' ? fields.pattern : '',
    rules: fields.rules.filter((rule) => (rule === 'whole_number') === isNumber && (isNumber || type === 'text')),
    options: hasOptions(type) ? fields.options : [],
    defaultValue: type === fields.type ? fields.defaultValue : '',
  };
}

/** A typed default as the server wants it; what no number is stays a text, and is refused there in words. */
export function defaultOf(type: AttributeType, text: string): AttributeContent['defaultValue'] {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (type === 'number') return readFigure(trimmed.replace(/[.,٫]$/, '')) ?? trimmed;
  if (type === 'boolean') return trimmed === 'true';
  if (type === 'multiselect') return trimmed.split(',');
  return trimmed;
}

export function textOfDefault(value: AttributeContent['defaultValue']): string {
  if (typeof value === 'number') return shownFigure(value);
  return value === null ? '' : Array.isArray(value) ? value.join(',') : String(value);
}

const COMPARED = [
  ...([
    'nameAr',
    'nameEn',
    'descriptionAr',
    'descriptionEn',
    'type',
    'unitAr',
    'unitEn',
    'min',
    'max',
    'minLength',
  ] as const),
  ...(['maxLength', 'pattern', 'rules', 'isRequired', 'isFilterable', 'isActive', 'defaultValue', 'options'] as const),
];
export type ComparedField = (typeof COMPARED)[number];

/** Where two versions of an attribute differ, in words. */
export function differencesOf(
  mine: AttributeContent,
  theirs: AttributeContent,
  words: {
    field: (name: ComparedField) => string;
    value: (name: ComparedField, value: string) => string;
    yes: string;
    no: string;
  },
): Difference[] {
  const shown = (name: ComparedField, content: AttributeContent): string => {
    const value = content[name];
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (name === 'options')
      return content.options.map(({ value: key, labelAr, labelEn }) => `${key}: ${labelAr} / ${labelEn}`).join('، ');
    if (Array.isArray(value)) return value.map((entry) => words.value(name, String(entry))).join('، ');
    return value === null ? '' : words.value(name, String(value));
  };
  return COMPARED.map((name) => ({
    name: words.field(name),
    mine: shown(name, mine),
    theirs: shown(name, theirs),
  })).filter(({ mine: own, theirs: other }) => own !== other);
}
