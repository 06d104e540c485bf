/** Both sides' names of what a boost can be; prices and the discount are rows of the database. */
export const BOOST_TYPES = ['featured', 'premium', 'homepage_featured', 'urgent', 'highlight'] as const;
export type BoostType = (typeof BOOST_TYPES)[number];

export const BOOST_DAYS = [3, 7, 14, 30] as const;
/** The same terms by their names, and a single day. */
export const BOOST_PERIODS = { daily: 1, weekly: 7, monthly: 30 } as const;
export type BoostDuration = (typeof BOOST_DAYS)[number] | keyof typeof BOOST_PERIODS;

export const daysOf = (duration: BoostDuration): number =>
  typeof duration === 'number' ? duration : BOOST_PERIODS[duration];

/** Every term once, the shortest first. */
export const BOOST_DURATIONS: readonly BoostDuration[] = ['daily', ...BOOST_DAYS];

/** Stopped within so many, before anybody saw it, a boost is given back whole (`boost_returns_whole`). */
export const BOOST_RETURN_MINUTES = 15;

export const BOOST_LISTINGS_AT_MOST = 50;
export const BOOST_DAYS_AHEAD = 90;
/** Places of the home page are few: one is taken so many days ahead at most, and an account holds so many that have not begun. */
export const HOMEPAGE_DAYS_AHEAD = 14;
export const HOMEPAGE_HELD_AHEAD = 2;
