export { holderOf, tellHolder } from './tell-holder.ts';
