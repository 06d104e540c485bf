export { placesBegunLike, placesCalled, placesNamedLike } from './match-places.ts';
