export { tellFavourites } from './tell-favourites.ts';
