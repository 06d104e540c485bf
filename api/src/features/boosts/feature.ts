import { feature } from '../../feature.ts';
import { BOOST_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { boostMessages } from './messages.ts';
import { boostProduct } from './product.ts';
import { boostRoutes } from './routes.ts';

export const boostsFeature = feature({
  contract,
  routes: [boostRoutes],
  messages: boostMessages,
  products: { boost: boostProduct },
  clock: BOOST_CLOCK,
  text: { ours: ['boosts.terms'] },
});
