export { type Note, notify } from './notify.ts';
