export { admitDrawing } from './admit-drawing.ts';
export { keepPictures, listingCards, pictureVersion } from './keep-pictures.ts';
export { CARD, createPen, INK, type Pen, SVG_LETTERS, type Written } from './pen.ts';
