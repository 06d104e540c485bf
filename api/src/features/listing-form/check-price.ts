import type { CategoryFact } from '#lib/catalogue/index.ts';
import { OLD_IN_NEW, priceError } from '#rules/listing-form.ts';
import type { FormValues } from './contract.ts';
import type { FormErrors } from './form-errors.ts';

export interface PriceColumns {
  price_kind: 'amount' | 'salary' | 'free' | 'on_request';
  price_cents: number | null;
  price_currency: 'USD' | 'SYP';
  /** As it was typed, in new pounds. */
  price_original: number | null;
  price_period: string | null;
  /** Beside the sale price of what is for sale or rent, in the same currency. */
  rent_cents: number | null;
  rent_original: number | null;
  rent_period: string | null;
  is_negotiable: boolean;
}

/** Dollars are kept, shown and compared; what was typed stays beside them. @param perDollar new pounds */
export function checkPrice(
  form: FormValues,
  { category, transactionType, perDollar }: { category: CategoryFact; transactionType?: string; perDollar: number },
  errors: FormErrors,
): PriceColumns {
  const may = (kind: string) => category.carries.includes(`price_${kind}`);
  const usual = may('amount') ? 'amount' : may('salary') ? 'salary' : 'on_request';
  const kind = form.priceKind ?? usual;
  if (!may(kind)) errors.add('priceKind', 'price_kind_unfit');

  const currency = form.currency ?? 'USD';
  const takesPeriod = category.carries.includes('price_period');
  const columns: PriceColumns = {
    price_kind: kind,
    price_cents: null,
    price_currency: currency,
    price_original: null,
    price_period: takesPeriod ? (form.pricePeriod ?? (transactionType === 'rent' ? 'month' : null)) : null,
    rent_cents: null,
    rent_original: null,
    rent_period: null,
    is_negotiable: form.negotiable ?? false,
  };
  if (kind === 'free' || kind === 'on_request') return { ...columns, price_currency: 'USD' };

  // For sale or rent: either price will do, and a rent alone stands where a single price does.
  const isBoth = transactionType === 'both' && kind === 'amount';
  if (form.price === undefined && !(isBoth && form.rent !== undefined)) {
    errors.add('price', 'price_required');
    return columns;
  }
  const read = (
    path: 'price' | 'rent',
    figure: number,
  ): Pick<PriceColumns, 'price_cents' | 'price_original'> | null => {
    const typed = currency === 'SYP' && form.pound === 'old' ? figure / OLD_IN_NEW : figure;
    const dollars = currency === 'SYP' ? typed / perDollar : typed;
    const error = priceError(dollars);
    if (!error) {
      const original = currency === 'SYP' ? Math.round(typed * 100) / 100 : null;
      return { price_cents: Math.round(dollars * 100), price_original: original };
    }
    errors.add(path, error);
    return null;
  };
  const rentPeriod = form.rentPeriod ?? 'month';
  const rent = isBoth && form.rent !== undefined ? read('rent', form.rent) : null;
  if (form.price === undefined) return { ...columns, ...rent, price_period: rentPeriod };
  const price = { ...columns, ...read('price', form.price) };
  if (!rent) return price;
  return {
    ...price,
    price_period: null,
    rent_cents: rent.price_cents,
    rent_original: rent.price_original,
    rent_period: rentPeriod,
  };
}
