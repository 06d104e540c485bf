export { countPendingAdvertisements } from './queries.ts';
export {
  deliverAdvertisement,
  givenByAdvertisement,
  lockForAdvertisement,
  priceOfAdvertisement,
  titleOfAdvertisement,
} from './sell-advertisement.ts';
