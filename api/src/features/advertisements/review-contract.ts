import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { filled } from '#lib/fields.ts';
import { SeenVersion } from '#lib/versioned.ts';
import { AdStatus, Advertisement } from './advertisement.ts';

const params = z.strictObject({ id: z.uuid() });
export const AdminAdvertisement = Advertisement.extend({
  owner: z.object({ id: z.uuid(), name: z.string(), office: z.string().nullable() }),
});
export type AdminAdvertisement = z.infer<typeof AdminAdvertisement>;
const admin = { tag: 'advertisements', access: 'advertisements-review' } as const;
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};
const AdminOne = z.object({ advertisement: AdminAdvertisement });

export const adQueue = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/placements',
  summary: 'Advertisements by status; those that wait, the oldest first',
  query: z.strictObject({ status: AdStatus.exclude(['unpaid']).optional(), ...paging }),
  data: z.object({ advertisements: z.array(AdminAdvertisement), page: Page }),
});
export const approveAd = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/placements/:id/approve',
  summary: 'Let it show, as it was looked at (`version`)',
  params,
  body: z.strictObject({ version: SeenVersion }),
  data: AdminOne,
  errors: ['advertisement_not_found', 'advertisement_decided', 'advertisement_changed'],
});
export const rejectAd = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/placements/:id/reject',
  summary: 'Not let it show, or no longer; its owner is told the reason and may correct it',
  params,
  body: z.strictObject({ version: SeenVersion, reason: filled(500) }),
  data: AdminOne,
  errors: ['advertisement_not_found', 'advertisement_decided', 'advertisement_changed'],
});
