export { recogniseHomes } from './recognise.ts';
