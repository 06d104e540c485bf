import type { Products } from '../payments/index.ts';
import {
  deliverAdvertisement,
  givenByAdvertisement,
  lockForAdvertisement,
  priceOfAdvertisement,
  returnedByAdvertisements,
  titleOfAdvertisement,
} from './sell-advertisement.ts';

/** The budget of an advertisement. */
export const advertisementProduct: Products['advertisement'] = {
  kind: 'purchase',
  revenue: 'advertisement',
  isHeld: true,
  lock: lockForAdvertisement,
  price: priceOfAdvertisement,
  title: titleOfAdvertisement,
  deliver: deliverAdvertisement,
  given: (db, { purchase }) => givenByAdvertisement(db, purchase),
  returned: returnedByAdvertisements,
};
