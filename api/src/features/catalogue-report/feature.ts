import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { catalogueReportRoutes } from './routes.ts';

export const catalogueReportFeature = feature({
  contract,
  routes: [catalogueReportRoutes],
});
