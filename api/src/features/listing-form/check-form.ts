import type { Db } from '@diyar/db';
import type { Catalogue, CategoryFact, Place } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { MAX_IMAGES } from '#rules/listing-media.ts';
import { checkAttributes } from './check-attributes.ts';
import { checkFigures } from './check-figures.ts';
import { checkPlace, type PlaceColumns } from './check-place.ts';
import { checkPrice, type PriceColumns } from './check-price.ts';
import { checkTexts } from './check-texts.ts';
import type { FormValues } from './contract.ts';
import type { FormErrors } from './form-errors.ts';

/** Columns of `listings` that a form fills; `point` still to be made a geometry. */
export type ListingColumns = ReturnType<typeof checkTexts> &
  ReturnType<typeof checkFigures> &
  PriceColumns &
  PlaceColumns & {
    property_type: string | null;
    transaction_type: string | null;
    show_phone: boolean;
    attributes: ReturnType<typeof checkAttributes>;
  };

export interface CheckedForm {
  columns: ListingColumns;
  /** The place that really holds the point, when it is not the chosen one. */
  heldBy: Place | null;
}

export interface Photos {
  id: string;
  is_main: boolean;
}

/** Every rule of the form (spec, section 5), all errors at once, in the order of the form. */
export async function checkForm(
  db: Db,
  form: FormValues,
  {
    category,
    catalogue,
    perDollar,
    lang,
  }: { category: CategoryFact; catalogue: Catalogue; perDollar: number; lang: Lang },
  errors: FormErrors,
): Promise<CheckedForm> {
  const types = catalogue.categories.transactionTypes;
  const transactionType = types.find(({ id }) => id === form.transactionTypeId)?.slug;
  if (!transactionType) errors.add('transactionTypeId', 'transaction_type_required');
  else if (!category.transactionTypes.includes(transactionType))
    errors.add('transactionTypeId', 'transaction_type_unfit');

  const texts = checkTexts(form, lang, errors);
  const price = checkPrice(form, { category, transactionType, perDollar }, errors);
  const figures = checkFigures(form, category, errors);
  const attributes = checkAttributes(form.attributes ?? {}, { category, transactionType, lang }, errors);
  const { columns: place, heldBy } = await checkPlace(db, form, { category, catalogue }, errors);
  return {
    columns: {
      ...texts,
      ...price,
      ...figures,
      ...place,
      attributes,
      property_type: category.propertyType,
      transaction_type: transactionType ?? null,
      show_phone: form.showPhone ?? true,
    },
    heldBy,
  };
}

/** At least one image, one of them the main one, at most ten. */
export function checkPhotos(photos: readonly Photos[], errors: FormErrors): void {
  if (photos.length === 0) errors.add('images', 'images_required');
  else if (photos.filter(({ is_main }) => is_main).length !== 1) errors.add('images', 'main_image_required');
  if (photos.length > MAX_IMAGES) errors.add('images', 'too_many_images');
}
