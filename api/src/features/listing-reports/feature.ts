import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { listingReportMessages } from './messages.ts';
import { listingReportRoutes } from './routes.ts';

export const listingReportsFeature = feature({
  contract,
  routes: [listingReportRoutes],
  messages: listingReportMessages,
  retention: [{ table: 'listing_reports', isOver: `decided_at < app_now() - interval '2 years'` }],
  text: { people: ['listing_reports.note'] },
});
