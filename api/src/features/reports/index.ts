export { askWeeklyMails, mailWeeklyReport, type WeeklyMail } from './weekly-mails.ts';
