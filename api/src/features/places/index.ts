export { placeCardRoutes } from './card-image/routes.ts';
export { refreshPlacePrices } from './refresh-prices.ts';
