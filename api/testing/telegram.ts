import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BOT = {
  TELEGRAM_BOT_TOKEN: '7000000001:AAtestTestTestTestTestTestTestTest_-',
  TELEGRAM_BOT_NAME: 'diyar_test_bot',
};

interface Called {
  method: string;
  // biome-ignore lint/suspicious/noExplicitAny: as the bot wrote it; tests say what they expect.
  body: any;
}
interface Failure {
  status: number;
  description: string;
  parameters?: { retry_after: number };
}

/** Telegram's limits for a message and its buttons (core.telegram.org/bots/api). */
function mistakeIn(method: string, body: Called['body']): string | undefined {
  if (!['sendMessage', 'editMessageText', 'setWebhook'].includes(method)) return 'method not found';
  if (method === 'setWebhook')
    return /^[\w-]{1,256}$/.test(body.secret_token) ? undefined : 'secret token contains unallowed characters';
  if (!body.chat_id) return 'chat_id is empty';
  if (!body.text || [...body.text].length > 4096) return 'message text is empty or too long';
  for (const button of body.reply_markup?.inline_keyboard?.flat() ?? []) {
    if (!button.text) return 'Text buttons are unallowed in the inline keyboard';
    if ('callback_data' in button && Buffer.byteLength(button.callback_data) > 64) return 'BUTTON_DATA_INVALID';
  }
  return undefined;
}

/** Telegram's Bot API on this machine, for one bot. `fail` says how the next messages to a chat are answered. */
export async function telegramServer() {
  const called: Called[] = [];
  const failures = new Map<string, Failure[]>();
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const body = JSON.parse(Buffer.concat(parts).toString() || '{}');
    const answer = (status: number, content: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    const refuse = ({ status, ...rest }: Failure) => answer(status, { ok: false, error_code: status, ...rest });
    if (token !== BOT.TELEGRAM_BOT_TOKEN) return refuse({ status: 401, description: 'Unauthorized' });
    called.push({ method, body });
    const failure = failures.get(String(body.chat_id))?.shift();
    if (failure) return refuse(failure);
    const mistake = mistakeIn(method, body);
    if (mistake) return refuse({ status: 400, description: `Bad Request: ${mistake}` });
    answer(200, { ok: true, result: method === 'setWebhook' ? true : { message_id: called.length } });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...BOT, TELEGRAM_API_URL: url },
    called,
    sentTo: (chatId: number | string) =>
      called
        .filter(({ method, body }) => method === 'sendMessage' && body.chat_id === String(chatId))
        .map(({ body }) => body),
    fail: (chatId: number, ...next: Failure[]) => failures.set(String(chatId), next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export const BLOCKED = { status: 403, description: 'Forbidden: bot was blocked by the user' };
export const TOO_MANY = {
  status: 429,
  description: 'Too Many Requests: retry after 35',
  parameters: { retry_after: 35 },
};
export const UNWELL = { status: 502, description: 'Bad Gateway' };
