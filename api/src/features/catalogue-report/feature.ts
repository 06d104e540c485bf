import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { catalogueReportRoutes } from './routes.ts';

export const catalogueReportFeature = feature({
  about: 'How categories and attributes are used',
  contract,
  authorisation: {
    'GET /admin/catalogue/statistics': admin('category'),
    'GET /admin/catalogue/checks': admin('category'),
  },
  routes: [catalogueReportRoutes],
});
