import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  // Of whoever has `MAIL_FEEDBACK_KEY`.
  'POST /mail/feedback': open,
};
