export { openPage } from './open-page.ts';
export { A4, type Box, PAPER_INK, type Pen, type Style } from './pen.ts';
export { type Direction, directionOf } from './shaped-text.ts';
