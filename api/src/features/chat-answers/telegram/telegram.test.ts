import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { aPublished } from '#testing/listing-form.ts';
import { messengers } from '#testing/messengers.ts';
import { signedIn } from '#testing/people.ts';
import { notify } from '../../notifications/index.ts';

let both: Awaited<ReturnType<typeof messengers>>;
beforeAll(async () => {
  both = await messengers();
});
afterAll(() => both.close());
beforeEach(() => both.by.telegram.forget());

/** An update as Telegram posts it, with the secret it was told. */
async function update(body: object, shown = both.secret) {
  const headers = { 'x-telegram-bot-api-secret-token': shown };
  const answer = await both.api.app.inject({ method: 'POST', url: '/api/telegram/updates', headers, payload: body });
  return { status: answer.statusCode, reply: answer.json() };
}
async function linked(chatId: number) {
  const person = await signedIn(both.api, { language: 'en' });
  const { json } = await both.api.call('POST', '/notifications/chats/telegram/link', { token: person.token, body: {} });
  const code = new URL(json.data.url).searchParams.get('start') ?? '';
  await both.by.telegram.write(String(chatId), code);
  return { ...person, url: json.data.url };
}

describe('the bot at Telegram', () => {
  it('is opened by an address with the code, and takes updates from Telegram alone', async () => {
    expect((await linked(41)).url).toMatch(/^https:\/\/t\.me\/diyar_test_bot\?start=[\w-]{43}$/);
    expect((await update({ message: {} }, 'guessed')).status).toBe(401);
    expect(await update({ message: { text: 4 } })).toMatchObject({ status: 200, reply: {} });
    expect(await update({ edited_message: {} })).toMatchObject({ status: 200, reply: {} });
  });

  it('answers strangers in the language of their Telegram, and groups not at all', async () => {
    const from = { first_name: 'x', language_code: 'de' };
    const chat = { id: 44, type: 'private' };
    expect((await update({ message: { chat, from, text: '/start' } })).reply.text).toContain('not linked');
    const group = { chat: { id: -45, type: 'group' }, from, text: '/start' };
    expect((await update({ message: group })).reply).toEqual({});
  });

  it('sends a bold title, a button and the page’s picture', async () => {
    const { id: userId } = await linked(46);
    const parameters = { name: 'Flats', title: 'A flat' };
    await notify(both.api.db, { userId, type: 'listing', kind: 'saved_search_new', parameters, url: '/properties' });
    await workJobs(both.api);
    const href = expect.stringMatching(/\/properties\?lang=en$/);
    expect(both.telegram.sentTo('46')).toEqual([
      {
        chat_id: '46',
        text: expect.stringContaining('A flat'),
        entities: [{ type: 'bold', offset: 0, length: expect.any(Number) }],
        link_preview_options: { url: href, show_above_text: true },
        reply_markup: { inline_keyboard: [[{ text: 'Open', url: href }]] },
      },
    ]);
  });

  it('shows an answer below its question, without the buttons', async () => {
    const admin = await signedIn(both.api, { account_type: 'admin' });
    const id = await aPublished(both.api, await linked(47), admin);
    const chat = { id: 47, type: 'private' };
    const message = { chat, message_id: 7, text: 'Still available?', entities: [{ type: 'bold' }] };
    const press = { id: '1', from: { first_name: 'x' }, data: `sold:${id}`, message };
    const { reply } = await update({ callback_query: press });
    expect(reply).toMatchObject({ method: 'answerCallbackQuery', show_alert: true });
    await workJobs(both.api);
    const edit = both.telegram.called.find(({ method }) => method === 'editMessageText')?.body;
    expect(edit).toMatchObject({ chat_id: 47, message_id: 7, text: `Still available?\n\n${reply.text}` });
    expect(edit.reply_markup).toBeUndefined();
  });
});
