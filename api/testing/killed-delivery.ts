import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';
import { favouritesNotifications } from '#features/favourites/notification-words.ts';
import { wordNotifications } from '#features/notifications/index.ts';
import { deliverAlerts, matchListings } from '#features/saved-searches/index.ts';
import { savedSearchesNotifications } from '#features/saved-searches/notification-words.ts';
import { createMailer } from '#mail/mailer.ts';

// A worker that dies by SIGKILL: `match` when its test kills it, `before` or `after` handing the first mail to the server.
wordNotifications({ ...savedSearchesNotifications, ...favouritesNotifications });
const config = loadConfig();
const db = connect(config.database.url, { name: 'killed', max: 2, statementTimeout: 60_000 });
const mailer = createMailer(config);
const moment = process.argv[2];
const die = () => process.kill(process.pid, 'SIGKILL');

if (moment === 'match') await matchListings(db);
else {
  const send: typeof mailer.send = async (mail) => {
    if (moment === 'before') die();
    await mailer.send(mail);
    die();
  };
  await deliverAlerts({ db, config, mailer: { ...mailer, send } });
}
process.exit(0);
