export const ATTRIBUTE_TYPES = ['text', 'number', 'boolean', 'select', 'multiselect', 'url', 'email'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** Rules an attribute may set besides bounds and pattern: the first for numbers, the others for texts. */
export const ATTRIBUTE_RULES = ['whole_number', 'no_digits', 'no_links', 'arabic_letters', 'latin_letters'] as const;
export type AttributeRule = (typeof ATTRIBUTE_RULES)[number];

export const OPTION_VALUE = /^[a-z0-9][a-z0-9_.-]*$/;
export const ATTRIBUTE_SLUG = /^[a-z][a-z0-9_]*$/;

export const hasOptions = (type: AttributeType) => type === 'select' || type === 'multiselect';

/** Whether a text keeps a rule; rules of numbers hold for every text. */
export function keepsRule(rule: AttributeRule, text: string): boolean {
  switch (rule) {
    case 'no_digits':
      return !/\p{Nd}/u.test(text);
    case 'no_links':
      return !/https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|sy|io)\b/i.test(text);
    case 'arabic_letters':
      return !/(?!\p{Script=Arabic})\p{L}/u.test(text);
    case 'latin_letters':
      return !/(?!\p{Script=Latin})\p{L}/u.test(text);
    default:
      return true;
  }
}

export interface OptionForm {
  value: string;
  labelAr: string;
  labelEn: string;
}
export type OptionListProblem = 'invalid_json' | 'invalid_shape' | 'invalid_value' | 'repeated_value';

/**
 * Options from JSON in one of three shapes: texts, objects of value and label (or `labelAr`, `labelEn`), or a map from value
 * to label.
 */
export function readOptionList(json: string): OptionForm[] | { problem: OptionListProblem; value?: string } {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    // Said by the caller in its language; the parser's own sentence is English.
    return { problem: 'invalid_json' };
  }
  const options = optionsOf(given);
  if (!options || options.length === 0) return { problem: 'invalid_shape' };
  const seen = new Set<string>();
  for (const { value } of options) {
    if (!OPTION_VALUE.test(value)) return { problem: 'invalid_value', value };
    if (seen.has(value)) return { problem: 'repeated_value', value };
    seen.add(value);
  }
  return options;
}

function optionsOf(given: unknown): OptionForm[] | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const found = Array.isArray(given)
    ? given.map(optionOf)
    : Object.entries(given).map(([value, label]) => labelled(value, label));
  return found.every((option) => option !== undefined) ? found : undefined;
}

function optionOf(given: unknown): OptionForm | undefined {
  if (typeof given === 'string') return { value: optionValueOf(given), labelAr: given.trim(), labelEn: given.trim() };
  if (typeof given !== 'object' || given === null) return undefined;
  const { value, label, labelAr, labelEn } = given as Record<string, unknown>;
  if (typeof value !== 'string') return undefined;
  return labelled(value, label ?? { ar: labelAr ?? labelEn, en: labelEn ?? labelAr });
}

/** A label is one text for both languages, or `{ ar, en }`. */
function labelled(value: string, label: unknown): OptionForm | undefined {
  if (typeof label === 'string' && label.trim() !== '') return { value, labelAr: label.trim(), labelEn: label.trim() };
  if (typeof label !== 'object' || label === null) return undefined;
  const { ar, en } = label as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
  return isText(ar) && isText(en) ? { value, labelAr: ar.trim(), labelEn: en.trim() } : undefined;
}

/** A text of a plain list is both label and, small and without spaces, value. */
const optionValueOf = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '_');
