import { randomInt, randomUUID } from 'node:crypto';
import { enqueue } from '#jobs/enqueue.ts';
import type { ChatChannel } from '#rules/notifications.ts';
import { workJobs } from './jobs.ts';
import { BLOCKED, TOO_MANY, telegramServer, UNWELL } from './telegram.ts';
import { type TestApp, testApp } from './test-app.ts';
import { LIMITED, OVERLOADED, UNDELIVERABLE, whatsappServer } from './whatsapp.ts';

/** A messenger as its people use it, and what it was sent. */
export interface Messenger {
  newChat: () => string;
  /** @returns the answer */
  write: (chatId: string, text: string) => Promise<string>;
  /** Presses a button of the last message. @returns the answer; undefined where there is none */
  press: (chatId: string, data: string) => Promise<string | undefined>;
  /** Shuts the chat to us from its side. */
  block: (chatId: string) => Promise<unknown>;
  sentTo: (chatId: string) => { text: string; answers: string[] }[];
  /** How the next messages to a chat fare. */
  fail: (chatId: string, ...next: ('gone' | 'busy' | 'unwell')[]) => void;
  /** Seconds to wait where too much is sent. */
  busySeconds: number;
  forget: () => void;
}

/** An api with both messengers set up, and their stand-ins. */
export async function messengers() {
  const [telegram, whatsapp] = [await telegramServer(), await whatsappServer()];
  const settings = { ...telegram.settings, ...whatsapp.settings };
  const api = await testApp(settings);
  await enqueue(api.db, 'telegram_webhook', {});
  await workJobs(api);
  const secret = telegram.called[0]?.body.secret_token;
  const by: Record<ChatChannel, Messenger> = {
    telegram: atTelegram(api, telegram, secret),
    whatsapp: atWhatsapp(api, whatsapp),
  };
  const close = async () => {
    await api.close();
    await telegram.close();
    await whatsapp.close();
  };
  return { api, by, settings, telegram, whatsapp, secret, close };
}

function atTelegram(api: TestApp, server: Awaited<ReturnType<typeof telegramServer>>, secret: string): Messenger {
  const update = async (body: object) => {
    const headers = { 'x-telegram-bot-api-secret-token': secret };
    const payload = { update_id: randomInt(1e9), ...body };
    return (await api.app.inject({ method: 'POST', url: '/api/telegram/updates', headers, payload })).json();
  };
  const chat = (id: string) => ({ id: Number(id), type: 'private' });
  const from = { first_name: 'سامر', language_code: 'ar' };
  const failures = { gone: BLOCKED, busy: TOO_MANY, unwell: UNWELL };
  return {
    newChat: () => String(randomInt(1e9)),
    // A code stands behind the bot's command.
    write: async (id, text) =>
      (await update({ message: { chat: chat(id), from, text: text.length === 43 ? `/start ${text}` : text } })).text,
    press: async (id, data) =>
      (await update({ callback_query: { id: randomUUID(), from, data, message: { chat: chat(id), message_id: 7 } } }))
        .text,
    block: (id) => update({ my_chat_member: { chat: chat(id), new_chat_member: { status: 'kicked' } } }),
    sentTo: (id) =>
      server.sentTo(id).map(({ text, reply_markup: { inline_keyboard } }) => ({
        text,
        answers: inline_keyboard.flat().flatMap(({ callback_data }: { callback_data?: string }) => callback_data ?? []),
      })),
    fail: (id, ...next) => server.fail(Number(id), ...next.map((name) => failures[name])),
    busySeconds: 35,
    forget: () => {
      server.called.length = 0;
    },
  };
}

function atWhatsapp(api: TestApp, server: Awaited<ReturnType<typeof whatsappServer>>): Messenger {
  const post = (event: { payload: string; headers: Record<string, string> }) =>
    api.app.inject({ method: 'POST', url: '/api/whatsapp/updates', ...event });
  const failures = { gone: UNDELIVERABLE, busy: LIMITED, unwell: OVERLOADED };
  const answer = async (id: string, event: { payload: string; headers: Record<string, string> }) => {
    const before = server.answersTo(id).length;
    await post(event);
    await workJobs(api);
    return server.answersTo(id)[before];
  };
  return {
    newChat: () => `SY.${randomInt(1e9)}`,
    // A code stands in a sentence, as the address in Settings writes it.
    write: async (id, text) =>
      (await answer(id, server.event(id, { text: text.length === 43 ? `اربطوا محادثتي: ${text}` : text }))) ?? '',
    press: (id, payload) => answer(id, server.event(id, { payload })),
    block: (id) => post(server.undelivered(id, 131050)),
    sentTo: (id) =>
      server.sentTo(id).map(({ template: { components } }) => ({
        text: components[0].parameters.map(({ text }: { text: string }) => text).join('\n'),
        answers: components
          .slice(1)
          .map(({ parameters }: { parameters: { payload: string }[] }) => parameters[0]?.payload ?? ''),
      })),
    fail: (id, ...next) => server.fail(id, ...next.map((name) => failures[name])),
    busySeconds: 60,
    forget: () => {
      server.called.length = 0;
    },
  };
}
