import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { catalogueReportRoutes } from './routes.ts';

export const catalogueReportFeature = feature({
  about: 'How categories and attributes are used',
  contract,
  routes: [catalogueReportRoutes],
});
