import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  // Of Telegram, which shows the secret it was told.
  'POST /telegram/updates': open,
};
