export { placeCardRoutes } from './card-image/routes.ts';
export { placeAddressesIn } from './place-addresses.ts';
export { refreshPlacePrices } from './refresh-prices.ts';
