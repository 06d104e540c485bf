import { storedMails } from '@diyar/api/mail/mailer';
import { anOfficeOffer, ask, enquiry, sendMessage, threadOf } from '@diyar/api/testing/leads';
import { aMember, newEmail, signedIn, signedInAgain } from '@diyar/api/testing/people';
import { withoutBounds } from '@diyar/api/testing/subscribers';
import type { AttackedSite } from '../lib/attacked-site.ts';
import type { Tally } from '../lib/tally.ts';
import { until } from '../lib/until.ts';

export const title = 'what was weak about offices and sign-ins on 2026-11-25: reviews, invitations, colleagues, tokens';

const WORDS = 'تعامل سريع وصادق، والموعد كما اتفقنا.';

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  await reviews(site, tally);
  await colleagues(site, tally);
  await invitations(site, tally);
  await endedSessions(site, tally);
}

/** Eight accounts of a minute, each with a line to the office, are no review; a reviewer who joins takes his along. */
async function reviews({ app, db }: AttackedSite, { same }: Tally) {
  const offer = await anOfficeOffer(app);
  const write = (token: string) =>
    app.call('PUT', `/offices/${offer.office.id}/reviews/mine`, { token, body: { rating: 5, body: WORDS } });
  const taken = { unproven: 0, answered: 0, proven: 0 };
  for (let n = 0; n < 8; n++) {
    const fresh = await signedIn(app);
    const lead = await ask(app, fresh, offer.listing.id);
    if ((await write(fresh.token)).statusCode === 200) taken.unproven++;
    await sendMessage(app, offer.owner, lead, { version: 1 });
    if ((await write(fresh.token)).statusCode === 200) taken.answered++;
    const proven = await aMember(app);
    await app.call('POST', `/offices/${offer.office.id}/contact`, { token: proven.token, body: enquiry() });
    if ((await write(proven.token)).statusCode === 200) taken.proven++;
  }
  same('reviews that were bought', taken, { unproven: 0, answered: 0, proven: 0 });
  const author = await aMember(app);
  await sendMessage(app, offer.owner, await ask(app, author, offer.listing.id), { version: 1 });
  same('who was answered may', (await write(author.token)).statusCode, 200);
  await db('users').where({ id: author.id }).update({ account_type: 'office' });
  await db('office_members').insert({ office_id: offer.office.id, user_id: author.id, role: 'agent' });
  const shown = await app.get(`/offices/${offer.office.slug}/reviews`);
  same('a member’s review', shown.json.data.page.total, 0);
}

/** What nobody was given is the owners' and the listing's own agent's. */
async function colleagues({ app }: AttackedSite, { same }: Tally) {
  const offer = await anOfficeOffer(app);
  const lead = await ask(app, await aMember(app), offer.listing.id);
  for (const who of [offer.agent, offer.colleague]) {
    same('a colleague reads', await threadOf(app, who, lead), undefined);
    same('a colleague answers', (await sendMessage(app, who, lead, { version: 1 })).json.code, 'lead_not_found');
  }
  same('the owner reads', (await threadOf(app, offer.owner, lead))?.id, lead);
}

/** A forwarded invitation lets nobody in, whoever holds it and however often. */
async function invitations(site: AttackedSite, { same }: Tally) {
  const { app } = site;
  site.withWorker();
  await withoutBounds(app);
  const offer = await anOfficeOffer(app);
  const lead = await ask(app, await aMember(app), offer.listing.id);
  const email = newEmail();
  const mine = '/offices/my-office';
  const { token } = offer.owner;
  const sent = await app.call('POST', `${mine}/invitations`, { token, body: { email, role: 'agent' } });
  same('an invitation is sent', sent.json.success, true);
  let link = '';
  await until(
    'the invitation is mailed',
    async () => {
      const mail = (await storedMails(app.config.dataDir)).find(({ to }) => to === email);
      link = /invitation\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
      return link !== '';
    },
    60_000,
  );
  const strangers = await Promise.all([1, 2, 3].map(() => aMember(app)));
  const accepted = await Promise.all(
    strangers.map((stranger) =>
      app.call('POST', '/office-invitations/accept', { token: stranger.token, body: { token: link } }),
    ),
  );
  same('strangers wait', accepted.filter(({ json }) => json.data?.isWaiting === false).length, 0);
  for (const one of strangers) {
    same('and read nothing', await threadOf(app, one, lead), undefined);
    const team = await app.call('GET', `${mine}/team`, { token: (await signedInAgain(app, one.id, 'regular')).token });
    same('and see no team', team.statusCode, 403);
  }
}

/** After the log-out a token reads nothing, at once. */
async function endedSessions({ app }: AttackedSite, { same }: Tally) {
  const person = await signedIn(app);
  const read = async () => (await app.call('GET', '/users/profile', { token: person.token })).statusCode;
  same('before', await read(), 200);
  await app.call('POST', '/auth/logout', { token: person.token, body: { refreshToken: person.refreshToken } });
  same('after', await read(), 401);
}
