import type { Message } from '#lib/errors.ts';
import type { NotificationPreferences } from '../../accounts/index.ts';

type Asks = keyof NotificationPreferences | 'always';

/** Words of a notification of one kind. */
export interface Words {
  title: Message;
  content: Message;
  /** A mail goes with it, unless the reader switched this preference off; 'always' asks nobody. Absent: no mail of its own. */
  mail?: Asks;
  /** The same of its push message, where that is not as its mail. */
  push?: Asks;
}
