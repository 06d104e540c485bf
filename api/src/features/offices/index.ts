export { officeCardRoutes } from './card-image/routes.ts';
export { presentAreas } from './present.ts';
export { areasOf, findOffice, hoursOf, phoneOfOffice } from './queries.ts';
