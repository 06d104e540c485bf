export { countPendingAdvertisements } from './queries.ts';
export {
  deliverAdvertisement,
  lockForAdvertisement,
  priceOfAdvertisement,
  titleOfAdvertisement,
} from './sell-advertisement.ts';
