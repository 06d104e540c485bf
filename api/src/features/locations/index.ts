export { placesCalled, placesNamedLike } from './match-places.ts';
