import { quantile, report, round, spread } from '../lib/figures.ts';
import { addresses, call } from '../lib/from-address.ts';
import { watchHealth } from '../lib/health-watch.ts';
import { makePeople, PASSWORD } from '../lib/people.ts';

// S6: two hundred logins at once must not keep the process from answering.
const LOGINS = 200;
const LIMIT_MS = 100;
const newAddress = addresses();
const people = await makePeople(newAddress());
const emails = await people.more(LOGINS);

const before = await watchHealth();
await new Promise((resolve) => setTimeout(resolve, 3_000));
const quiet = await before.stop();

const watch = await watchHealth();
const started = performance.now();
const replies = await Promise.all(
  emails.map((email) =>
    call('/auth/login', { method: 'POST', body: { email, password: PASSWORD }, from: newAddress() }),
  ),
);
const seconds = (performance.now() - started) / 1000;
const during = await watch.stop();
await people.remove();

const good = replies.filter(({ status }) => status === 200).length;
report(`S6 ${LOGINS} logins at once`, [
  ['logged in', `${good} of ${LOGINS}`, good === LOGINS],
  ['all of them, s; one, ms', `${round(seconds)}; ${JSON.stringify(spread(replies.map(({ ms }) => ms)))}`],
  ['GET /health before, ms', JSON.stringify(spread(quiet))],
  [`GET /health meanwhile (${during.length} asked), ms`, JSON.stringify(spread(during))],
  [`p99 meanwhile (< ${LIMIT_MS})`, round(quantile(during, 0.99)), quantile(during, 0.99) < LIMIT_MS],
]);
