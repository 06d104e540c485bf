export { notifyFavourites } from './notify-favourites.ts';
