/**
 * What a plan can include besides its number of listings. Rows of `plan_features` say which plan has how much of it; `counts` is
 * what the amount counts, where there is one (null in a row: all there is), and `most` what every plan is held to.
 */
export const PLAN_FEATURES = {
  /** People of an office, open invitations included. */
  seats: { counts: 'people', isForOffices: true, most: 50 },
  /** Rows of one table of listings. */
  import: { counts: 'rows', isForOffices: true, most: 20_000 },
  /** Days that reports reach back. */
  history: { counts: 'days', isForOffices: true, most: 3_660 },
  /** Listings side by side in a report. */
  comparison: { counts: 'listings', isForOffices: true, most: 5 },
  /** Reports as tables and on paper. */
  export: { counts: null, isForOffices: true, most: null },
  /** Sheets and pictures of listings and of the office, to print and to send. */
  shop_window: { counts: null, isForOffices: false, most: null },
  badge: { counts: null, isForOffices: true, most: null },
  /** Messages to the operator are answered first. */
  support: { counts: null, isForOffices: false, most: null },
} as const;
export type PlanFeature = keyof typeof PLAN_FEATURES;
export const PLAN_FEATURE_CODES = Object.keys(PLAN_FEATURES) as PlanFeature[];
export const isPlanFeature = (code: string): code is PlanFeature => Object.hasOwn(PLAN_FEATURES, code);

/** Open to every office, whatever its plan (spec, section 6): the server's gate is the section. */
export const OF_EVERY_OFFICE = ['office_page', 'leads', 'reports'] as const;

/** All that a plan's card says. */
export const PLAN_LINES = ['listings', ...OF_EVERY_OFFICE, ...PLAN_FEATURE_CODES] as const;
export type PlanLine = (typeof PLAN_LINES)[number];
