import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

const shared = { method: 'GET', tag: 'shop-window', data: z.unknown() } as const;
const pdf = { ...shared, file: ['application/pdf'] } as const;
const jpeg = { ...shared, file: ['image/jpeg'] } as const;
const own = {
  access: 'properties',
  params: z.strictObject({ id: z.uuid() }),
  errors: ['listing_not_found', 'listing_not_shown', 'plan_lacks_shop_window', 'too_many_requests'],
} as const;
const office = {
  access: 'office',
  errors: ['office_not_found', 'plan_lacks_shop_window', 'too_many_requests'],
} as const;
/** Without it an office's telephone is shown, and a person's is not. */
const query = z.strictObject({ phone: z.enum(['true', 'false']).optional() });

export const listingSheet = endpoint({
  ...pdf,
  ...own,
  query,
  path: '/listings/:id/sheet',
  summary: 'A listing of mine, or of my office, as an A4 page in both languages with a code that leads to it',
});
export const listingSharePicture = endpoint({
  ...jpeg,
  ...own,
  query,
  path: '/listings/:id/share-picture',
  summary: 'The same as a picture for messages, in the caller’s language',
});
export const officeSheet = endpoint({
  ...pdf,
  ...office,
  query,
  path: '/offices/my-office/sheet',
  summary: 'My office as an A4 page in both languages with a code that leads to its page',
});
export const officeSharePicture = endpoint({
  ...jpeg,
  ...office,
  query,
  path: '/offices/my-office/share-picture',
  summary: 'The same as a picture for messages, in the caller’s language',
});
