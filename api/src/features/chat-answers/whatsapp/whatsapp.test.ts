import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { messengers } from '#testing/messengers.ts';
import { signedIn } from '#testing/people.ts';
import { NUMBER, posted } from '#testing/whatsapp.ts';
import { notify } from '../../notifications/index.ts';

let both: Awaited<ReturnType<typeof messengers>>;
beforeAll(async () => {
  both = await messengers();
});
afterAll(() => both.close());
beforeEach(() => both.by.whatsapp.forget());

const post = async (event: { payload: string; headers: Record<string, string> }) =>
  (await both.api.app.inject({ method: 'POST', url: '/api/whatsapp/updates', ...event })).statusCode;
const linkOf = async ({ token }: { token: string }) =>
  new URL((await both.api.call('POST', '/notifications/chats/whatsapp/link', { token, body: {} })).json.data.url);
const isLinked = async ({ id }: { id: string }) =>
  (await both.api.db('chat_links').where({ user_id: id, channel: 'whatsapp' })).length === 1;
async function linked(chatId: string, language = 'en') {
  const person = await signedIn(both.api, { language });
  const text = (await linkOf(person)).searchParams.get('text') ?? '';
  await both.by.whatsapp.write(chatId, text);
  return person;
}
const alert = (userId: string, name: string, title: string) =>
  notify(both.api.db, {
    userId,
    type: 'listing',
    kind: 'saved_search_new',
    parameters: { name, title },
    url: '/properties',
  });

describe('the number at WhatsApp', () => {
  it('is opened with words that hold the code, in the caller’s language', async () => {
    const url = await linkOf(await signedIn(both.api));
    expect(url.origin + url.pathname).toBe(`https://wa.me/${NUMBER.WHATSAPP_NUMBER}`);
    expect(url.searchParams.get('text')).toMatch(/^اربطوا محادثتي بحسابي في .+: [\w-]{43}$/);
  });

  it('shows Meta its challenge for the agreed word alone', async () => {
    const ask = (token: string) =>
      both.api.app.inject({
        url: `/api/whatsapp/updates?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      });
    const [right, wrong] = [await ask(NUMBER.WHATSAPP_VERIFY_TOKEN), await ask('guessed')];
    expect([right.statusCode, right.body, wrong.statusCode]).toEqual([200, '1158201444', 401]);
    expect(right.headers['content-type']).toContain('text/plain');
  });

  it('takes no webhook with a wrong signature or none, and none of another number', async () => {
    const person = await signedIn(both.api);
    const body = (await linkOf(person)).searchParams.get('text');
    const value = { messages: [{ id: 'wamid.1', from_user_id: 'SY.1', type: 'text', text: { body } }] };
    const forged = posted(value, { secret: 'another secret of somebody' });
    expect(await post(forged)).toBe(401);
    const { 'x-hub-signature-256': signature, ...unsigned } = posted(value).headers;
    expect(await post({ payload: forged.payload, headers: unsigned })).toBe(401);
    expect(
      await post({ payload: `${forged.payload} `, headers: { ...unsigned, 'x-hub-signature-256': signature } }),
    ).toBe(401);
    expect(await post(posted(value, { phoneId: '1' }))).toBe(200);
    expect(await isLinked(person)).toBe(false);
    expect(await post(posted(value))).toBe(200);
    expect(await isLinked(person)).toBe(true);
  });

  it('answers a webhook once, though it is posted again later', async () => {
    const person = await linked('SY.2');
    const stop = both.whatsapp.event('SY.2', { text: 'stop' });
    expect([await post(stop), await post(stop)]).toEqual([200, 200]);
    await workJobs(both.api);
    expect(both.whatsapp.answersTo('SY.2').filter((text) => text.includes('not send you'))).toHaveLength(1);
    await both.by.whatsapp.write('SY.2', (await linkOf(person)).searchParams.get('text') ?? '');
    expect(await post(stop)).toBe(200);
    expect(await isLinked(person)).toBe(true);
  });

  it('ends the link where Meta says later that nothing arrives, or that the person stopped our messages', async () => {
    const [undelivered, stopped, limited] = [await linked('SY.3'), await linked('SY.4'), await linked('SY.5')];
    await post(both.whatsapp.undelivered('SY.3', 131026));
    await post(both.whatsapp.preference('SY.4', 'stop'));
    await post(both.whatsapp.undelivered('SY.5', 131049));
    await post(both.whatsapp.preference('SY.5', 'resume'));
    expect([await isLinked(undelivered), await isLinked(stopped), await isLinked(limited)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('sends the approved template of the person’s language, its parameters on one line each', async () => {
    const [english, arabic] = [await linked('963911111111'), await linked('SY.6', 'ar')];
    await alert(english.id, 'Flats', 'Two\nlines\tand      spaces');
    await alert(arabic.id, 'شقق', 'ش'.repeat(3_000));
    await workJobs(both.api);
    const text = (text: unknown) => ({ type: 'text', text });
    const href = expect.stringMatching(/\/properties\?lang=en$/);
    expect(both.whatsapp.sentTo('963911111111')).toEqual([
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '963911111111',
        type: 'template',
        template: {
          name: 'diyar_news',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [text(expect.stringContaining('Flats')), text('Two lines and spaces'), text(href)],
            },
          ],
        },
      },
    ]);
    expect(both.whatsapp.sentTo('SY.6')).toMatchObject([{ recipient: 'SY.6', template: { language: { code: 'ar' } } }]);
  });

  it('is quiet to pictures and reactions, and to a webhook that it does not understand', async () => {
    const message = { id: 'wamid.7', from_user_id: 'SY.7', type: 'reaction' };
    expect(await post(posted({ messages: [message] }))).toBe(200);
    expect(await post(posted({ messages: 'none' }))).toBe(200);
    await workJobs(both.api);
    expect(both.whatsapp.called).toEqual([]);
  });
});
