export { type DemoPhoto, type DrawOptions, drawDemoPhotos } from './draw-demo-photos.ts';
export { drawOfficeLogo } from './office-logo.ts';
export { ROUNDS } from './pool.ts';
