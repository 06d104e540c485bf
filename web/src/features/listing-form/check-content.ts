import { WHOLE_FIELDS } from '@diyar/api/rules/listing-fields';
import {
  ADDRESS_MAX,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  FARTHEST_METRES,
  isArea,
  isWholeNumber,
  priceError,
  TITLE_MAX,
  TITLE_MIN,
  wholeError,
} from '@diyar/api/rules/listing-form';
import { checkAttribute } from './check-attribute.ts';
import type { FormContent } from './content.ts';
import { attributesOf, carries, dealOf, type FormFacts, hasRentBeside, isPriced, priceKindOf } from './facts.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import { figureAt, lengthOf } from './figures.ts';

type Report = (path: string, code: FieldErrorCode, params?: FieldError['params']) => void;
type Lang = 'ar' | 'en';

/**
 * Faults in the order of the form: the server's rules, so that nobody is sent away to hear of them.
 * @param photoCount undefined while it is not known
 */
export function errorsOf(
  content: FormContent,
  facts: FormFacts,
  lang: Lang,
  photoCount: number | undefined,
): FieldError[] {
  const errors: FieldError[] = [];
  const report: Report = (path, code, params = {}) => errors.push({ path, code, params });
  if (!dealOf(facts, content)) report('transactionTypeId', 'transaction_type_required');
  checkPrice(content, facts, report);
  checkFigures(content, facts, report);
  const attributes = attributesOf(facts, content);
  const judge = (isRequired: boolean) => {
    for (const attribute of attributes) {
      if (attribute.required === isRequired) checkAttribute(attribute, content.attributes[attribute.slug], report);
    }
  };
  judge(true);
  checkTexts(content, lang, report);
  checkPlace(content, facts, report);
  judge(false);
  for (const [key, text] of carries(facts, 'proximities') ? Object.entries(content.proximities) : []) {
    const metres = text.trim() === '' ? 0 : figureAt(key, text);
    if (metres === undefined || metres < 0 || metres > FARTHEST_METRES) report(`proximities.${key}`, 'proximity_range');
  }
  if (photoCount === 0) report('images', 'images_required');
  return errors;
}

function checkPrice(content: FormContent, facts: FormFacts, report: Report): void {
  if (!isPriced(priceKindOf(facts, content))) return;
  const given = (['price', 'rent'] as const).filter(
    (path) => content[path].trim() !== '' && (path === 'price' || hasRentBeside(facts, content)),
  );
  if (given.length === 0) report('price', 'price_required');
  for (const path of given) {
    const price = figureAt(path, content[path], content.currency) ?? 0;
    // The server holds pounds against the day's rate.
    const error = content.currency === 'USD' ? priceError(price) : price <= 0 && ('price_positive' as const);
    if (error) report(path, error);
  }
}

function checkFigures(content: FormContent, facts: FormFacts, report: Report): void {
  if (carries(facts, 'area')) {
    const area = figureAt('area', content.area);
    if (content.area.trim() === '') report('area', 'area_required');
    else if (area === undefined || !isArea(area)) report('area', 'area_positive');
  }
  for (const key of WHOLE_FIELDS) {
    if (!carries(facts, key) || content[key].trim() === '') continue;
    const value = figureAt(key, content[key]);
    if (value === undefined || !isWholeNumber(key, value)) report(key, wholeError(key));
  }
  const [floor, floors] = [figureAt('floor', content.floor), figureAt('floors', content.floors)];
  const hasBoth = carries(facts, 'floor') && carries(facts, 'floors');
  if (hasBoth && floor !== undefined && floors !== undefined && floor > floors) report('floor', 'floor_above_floors');
}

function checkTexts(content: FormContent, lang: Lang, report: Report): void {
  const texts = {
    ar: { title: content.titleAr, description: content.descriptionAr, suffix: 'Ar' },
    en: { title: content.titleEn, description: content.descriptionEn, suffix: 'En' },
  };
  const begun = (['ar', 'en'] as const).filter(
    (language) => (texts[language].title + texts[language].description).trim() !== '',
  );
  for (const one of begun.length > 0 ? begun : [lang]) {
    const { title, description, suffix } = texts[one];
    const [size, length] = [lengthOf(title), lengthOf(description)];
    if (size === 0) report(`title${suffix}`, 'title_required');
    else if (size < TITLE_MIN || size > TITLE_MAX) report(`title${suffix}`, 'title_length');
    if (length === 0) report(`description${suffix}`, 'description_required');
    else if (length < DESCRIPTION_MIN || length > DESCRIPTION_MAX) {
      report(`description${suffix}`, 'description_length', { count: length });
    }
  }
}

function checkPlace(content: FormContent, facts: FormFacts, report: Report): void {
  const isExact = carries(facts, 'exact_point');
  if (content.province === '') report('province', 'province_required');
  if (content.city === '') report('city', 'city_required');
  if (isExact && content.address.trim() === '') report('address', 'address_required');
  if (lengthOf(content.address) > ADDRESS_MAX) report('address', 'address_length');
  const isPinned = content.latitude !== '' && content.longitude !== '';
  if (isExact && !isPinned) report('latitude', 'coordinates_required');
}
