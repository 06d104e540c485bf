export { placeCardRoutes } from './card-image/routes.ts';
export { placeAddressesIn } from './place-addresses.ts';
export { saidDollars } from './present-price.ts';
export { refreshPlacePrices } from './refresh-prices.ts';
