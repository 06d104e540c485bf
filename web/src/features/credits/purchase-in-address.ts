import { AD_MOST_DAYS } from '@diyar/api/rules/advertisements';
import { BOOST_DURATIONS, BOOST_LISTINGS_AT_MOST, BOOST_TYPES } from '@diyar/api/rules/boosts';
import type { PurchaseOf } from './api.ts';

/** What a visitor came from, `?product=listing&slots=5` or `?product=subscription&plan=…`: kept with the request for credit. */
export function purchaseIn(params: URLSearchParams): PurchaseOf | undefined {
  switch (params.get('product')) {
    case 'listing':
      return slotsIn(params);
    case 'subscription':
      return planIn(params);
    case 'boost':
      return boostIn(params);
    case 'advertisement':
      return advertisementIn(params);
    default:
      return undefined;
  }
}

function slotsIn(params: URLSearchParams): PurchaseOf | undefined {
  const slots = Number(params.get('slots'));
  if (!Number.isInteger(slots) || slots < 1 || slots > 20) return undefined;
  return { product: 'listing', slots };
}

function planIn(params: URLSearchParams): PurchaseOf | undefined {
  const plan = params.get('plan') ?? '';
  return /^[a-z][a-z0-9_]{0,59}$/.test(plan) ? { product: 'subscription', plan } : undefined;
}

const ID = /^[0-9a-f-]{36}$/;

/** `?product=boost&listings=<id>,<id>&type=featured&duration=7`. */
function boostIn(params: URLSearchParams): PurchaseOf | undefined {
  const listings = [...new Set((params.get('listings') ?? '').split(','))];
  const type = BOOST_TYPES.find((option) => option === params.get('type'));
  const duration = BOOST_DURATIONS.find((option) => String(option) === params.get('duration'));
  const startsAt = params.get('startsAt') ?? undefined;
  if (!type || !duration || listings.length > BOOST_LISTINGS_AT_MOST || !listings.every((id) => ID.test(id)))
    return undefined;
  return { product: 'boost', listings, type, duration, ...(startsAt && { startsAt }) };
}

/** `?product=advertisement&advertisement=<id>`, with `addDays` for further days. */
function advertisementIn(params: URLSearchParams): PurchaseOf | undefined {
  const advertisement = params.get('advertisement') ?? '';
  const addDays = Number(params.get('addDays') ?? 0);
  if (!ID.test(advertisement) || !Number.isInteger(addDays) || addDays < 0 || addDays > AD_MOST_DAYS) return undefined;
  return { product: 'advertisement', advertisement, ...(addDays > 0 && { addDays }) };
}

/** What a purchase misses, `?amount=0.4`, as the form begins with it: never less than can be added at once. In dollars. */
export function amountIn(params: URLSearchParams, minimum: number): string {
  const asked = params.get('amount') ?? '';
  return asked !== '' && Number(asked) < minimum ? String(minimum) : asked;
}
