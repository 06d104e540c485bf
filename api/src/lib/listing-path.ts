const DEALS = new Map<string, string>(
  Object.entries<string>({
    sale: 'for-sale',
    rent: 'for-rent',
    both: 'for-sale-or-rent',
    exchange: 'for-exchange',
    investment: 'for-investment',
  }),
);

/**
 * The one address of a listing: what it is, the deal and the place, in Latin letters, the same for both languages. It
 * does not hold the title, so an edited title moves nothing.
 */
export function listingPath(listing: {
  id: string;
  category: string;
  transactionType: string;
  placeKey: string;
}): string {
  const words = [listing.category, DEALS.get(listing.transactionType), ...listing.placeKey.split('.').reverse()];
  return `/property/${listing.id}/${words.filter(Boolean).join('-')}`;
}
