import { connect } from '@diyar/db';
import { Logger, runOnce } from 'graphile-worker';
import { loadConfig } from '#config.ts';
import { leadsNotifications } from '#features/leads/notification-words.ts';
import { sendChatNotification } from '#features/notifications/chat-notification.ts';
import { wordNotifications } from '#features/notifications/index.ts';
import { pushNotifications } from '#features/notifications/push-notification.ts';
import { savedSearchesNotifications } from '#features/saved-searches/notification-words.ts';
import { createMailer } from '#mail/mailer.ts';

// A worker that dies by SIGKILL, `before` or `after` the push service or the messenger has taken its message.
for (const words of [leadsNotifications, savedSearchesNotifications]) wordNotifications(words);
const config = loadConfig();
const db = connect(config.database.url, { name: 'killed', max: 2, statementTimeout: 60_000 });
const mailer = createMailer(config);
const die = () => process.kill(process.pid, 'SIGKILL');
const post = globalThis.fetch;
globalThis.fetch = async (...asked) => {
  if (process.argv[2] === 'before') die();
  await post(...asked);
  die();
  return new Response();
};
await runOnce({
  connectionString: config.database.url,
  taskList: {
    notification_pushes: (orders, helpers) => pushNotifications({ db, config, mailer }, orders, helpers),
    notification_chat: (order, helpers) => sendChatNotification({ db, config, mailer }, order, helpers),
  },
  noHandleSignals: true,
  logger: new Logger(() => () => {}),
});
