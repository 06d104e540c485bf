import type { ClockHandler } from '../../lib/clock-handler.ts';
import { ADVERTISEMENT_CLOCK } from '../advertisements/clock-handlers.ts';
import { BOOST_CLOCK } from '../boosts/clock-handlers.ts';
import { LEAD_CLOCK } from '../leads/clock-handlers.ts';
import { SUBSCRIPTION_CLOCK } from '../subscriptions/clock-handlers.ts';

/** Everything that falls due by the clock alone. A feature with terms adds its row. */
export const CLOCK_HANDLERS: readonly ClockHandler[] = [
  ...SUBSCRIPTION_CLOCK,
  ...BOOST_CLOCK,
  ...ADVERTISEMENT_CLOCK,
  ...LEAD_CLOCK,
];
