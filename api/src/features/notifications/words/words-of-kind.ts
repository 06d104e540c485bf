import type { Message } from '../../../lib/errors.ts';
import type { NotificationPreferences } from '../../accounts/index.ts';

/** Words of a notification of one kind. */
export interface Words {
  title: Message;
  content: Message;
  /** A mail goes with it, unless the reader switched this preference off; 'always' asks nobody. Absent: no mail of its own. */
  mail?: keyof NotificationPreferences | 'always';
}
