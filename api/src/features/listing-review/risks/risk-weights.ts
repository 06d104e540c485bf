import type { Risk } from '../contract.ts';

export type RiskCode = Risk['code'];

/** Rules over a listing, with their weight: 5 is hardly ever innocent, 1 is a blemish. */
export const RISK_WEIGHTS = {
  photo_seen: 5,
  price_slip: 5,
  reported: 4,
  text_seen: 4,
  price_far: 3,
  phone_in_text: 3,
  link_in_text: 3,
  photo_like: 3,
  point_in_province: 3,
  point_in_city: 2,
  new_account: 2,
  photo_repeated: 1,
  price_in_title: 1,
} as const satisfies Record<RiskCode, number>;
