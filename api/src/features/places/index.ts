export { placeCardRoutes } from './card-image/routes.ts';
export { type ListedAddress, placeAddressesIn } from './place-addresses.ts';
export { saidDollars } from './present-price.ts';
export { refreshPlacePrices } from './refresh-prices.ts';
export { streetAddresses } from './street-addresses.ts';
