export { changeStatus, confirm, deleteListingRows } from './commands.ts';
export { countAskedToConfirm } from './queries.ts';
