export { presentAttribute, presentCategory } from './present.ts';
