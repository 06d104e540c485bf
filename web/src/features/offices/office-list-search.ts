import { pageNumber } from './page-number.ts';

/** How an office's listings may be ordered, as the API is asked for it. */
export const LIST_ORDERS = {
  newest: { sortBy: 'date', sortOrder: 'desc' },
  cheapest: { sortBy: 'price', sortOrder: 'asc' },
  dearest: { sortBy: 'price', sortOrder: 'desc' },
  largest: { sortBy: 'area', sortOrder: 'desc' },
} as const;
export type ListOrder = keyof typeof LIST_ORDERS;

export type OfficeListSearch = { order: ListOrder; transactionType?: string; page: number };

const isOrder = (text: string): text is ListOrder => Object.hasOwn(LIST_ORDERS, text);

/** Search of an office's listings in the address. What it does not understand it leaves out. */
export function readOfficeList(params: URLSearchParams): OfficeListSearch {
  const order = params.get('order') ?? '';
  const deal = params.get('transactionType') ?? '';
  return {
    order: isOrder(order) ? order : 'newest',
    ...(/^[a-z_]{1,30}$/.test(deal) && { transactionType: deal }),
    page: pageNumber(params.get('page')),
  };
}

/** The address of an office's listings, without what goes without saying and without `lang`. */
export function officeListPath(slug: string, { order, transactionType, page }: OfficeListSearch): string {
  const params = new URLSearchParams();
  if (transactionType) params.set('transactionType', transactionType);
  if (order !== 'newest') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return `/office/${slug}/listings${text && `?${text}`}`;
}
