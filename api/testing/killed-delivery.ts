import { connect } from '@diyar/db';
import { loadConfig } from '../src/config.ts';
import { deliverAlerts, matchListings } from '../src/features/saved-searches/index.ts';
import { createPost } from '../src/mail/post.ts';

// A worker that dies by SIGKILL: `match` when its test kills it, `before` or `after` handing the first mail to the server.
const config = loadConfig();
const db = connect(config.database.url, { name: 'killed', max: 2, statementTimeout: 60_000 });
const post = createPost(config);
const moment = process.argv[2];
const die = () => process.kill(process.pid, 'SIGKILL');

if (moment === 'match') await matchListings(db);
else {
  const send: typeof post.send = async (mail) => {
    if (moment === 'before') die();
    await post.send(mail);
    die();
  };
  await deliverAlerts({ db, config, post: { ...post, send } });
}
process.exit(0);
