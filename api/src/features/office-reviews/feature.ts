import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { officeReviewMessages } from './messages.ts';
import { officeReviewRoutes } from './routes.ts';

export const officeReviewsFeature = feature({
  contract,
  routes: [officeReviewRoutes],
  messages: officeReviewMessages,
  text: {
    people: [
      'office_review_reports.note',
      'office_reviews.answer',
      'office_reviews.body',
      'office_reviews.hidden_reason',
    ],
  },
});
