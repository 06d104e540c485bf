import { inSection, reports } from '#authorisation.ts';
import { A_DAY, feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { reportsMails } from './mail-samples.ts';
import { reportRoutes } from './routes.ts';
import { askWeeklyMails, mailWeeklyReport, type WeeklyMail } from './weekly-mails.ts';

const reportMessages = {
  comparison_size: {
    status: 400,
    ar: 'اختر من إعلانين إلى خمسة إعلانات للمقارنة.',
    en: 'Choose two to five listings to compare.',
  },
} satisfies Messages;

declare global {
  namespace GraphileWorker {
    interface Tasks {
      weekly_reports: Record<string, never>;
      weekly_report_mail: WeeklyMail;
    }
  }
}

export const reportsFeature = feature({
  about: 'Figures for offices',
  contract,
  authorisation: {
    'GET /reports/overview': reports,
    'GET /reports/listings/performance': reports,
    'GET /reports/listings/export': reports,
    'GET /reports/comparative-report': reports,
    'GET /users/listings/:id/figures': inSection('properties'),
  },
  routes: [reportRoutes],
  messages: reportMessages,
  mails: reportsMails,
  tasks: (deps) => ({
    weekly_reports: async () => void (await askWeeklyMails(deps.db)),
    weekly_report_mail: (payload) => mailWeeklyReport(deps, payload),
  }),
  schedule: [
    // Sunday at nine in Damascus, when the week's work begins.
    { task: 'weekly_reports', match: '0 6 * * 0', options: { backfillPeriod: A_DAY } },
  ],
});
