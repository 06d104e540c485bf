import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const NUMBER = {
  WHATSAPP_TOKEN: 'EAAtestTestTest',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_NUMBER: '963912345678',
  WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'typed-in-at-meta',
};
const BUTTONS: Record<string, number> = { diyar_news: 0, diyar_still_available: 2 };

interface Failure {
  status: number;
  code: number;
  message: string;
}
// biome-ignore lint/suspicious/noExplicitAny: as it was written to Meta; tests say what they expect.
type Body = any;

const REJECTED = (code: number, message: string): Failure => ({ status: 400, code, message });

/** Meta's rules for templates (developers.facebook.com/documentation/business-messaging/whatsapp). */
function mistakeIn({ messaging_product, to, recipient, type, template, text }: Body, isOpen: boolean) {
  if (messaging_product !== 'whatsapp') return REJECTED(100, '(#100) The parameter messaging_product is required.');
  if (!to === !recipient || (to && !/^\d+$/.test(to))) return REJECTED(100, '(#100) Invalid recipient');
  if (type === 'text')
    return isOpen && text?.body && text.body.length <= 4096 ? undefined : REJECTED(131047, 'Re-engagement message');
  if (type !== 'template' || !(template?.name in BUTTONS) || !['ar', 'en'].includes(template.language?.code))
    return REJECTED(132001, '(#132001) Template name does not exist in the translation');
  const [body, ...buttons] = template.components;
  const values: string[] = body.parameters.map((parameter: Body) => parameter.text);
  if (values.length !== 3 || buttons.length !== BUTTONS[template.name])
    return REJECTED(132000, '(#132000) Number of parameters does not match the expected number of params');
  if (values.some((value) => !value || /[\n\t]| {4}/.test(value)) || values.join('').length > 900)
    return REJECTED(132018, '(#132018) Param text cannot have new-line/tab characters or more than 4 spaces');
  const isButton = ({ sub_type, index, parameters: [first] }: Body, at: number) =>
    sub_type === 'quick_reply' && index === String(at) && first.type === 'payload' && first.payload.length <= 128;
  return buttons.every(isButton) ? undefined : REJECTED(132012, '(#132012) Parameter format does not match');
}

/** The Cloud API on this machine, for one number. `fail` says how the next messages to a chat are answered. */
export async function whatsappServer() {
  const called: Body[] = [];
  const failures = new Map<string, Failure[]>();
  /** Chats that wrote, and may be answered in free words. */
  const open = new Set<string>();
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const answer = (status: number, content: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    const refuse = ({ status, ...error }: Failure) =>
      answer(status, { error: { ...error, type: 'OAuthException', fbtrace_id: 'AbC' } });
    if (request.headers.authorization !== `Bearer ${NUMBER.WHATSAPP_TOKEN}`)
      return refuse({ status: 401, code: 190, message: 'Invalid OAuth access token' });
    if (request.url !== `/v25.0/${NUMBER.WHATSAPP_PHONE_ID}/messages`) return refuse(REJECTED(100, 'Unsupported post'));
    const body = JSON.parse(Buffer.concat(parts).toString());
    const chatId = body.to ?? body.recipient;
    called.push(body);
    const failure = failures.get(chatId)?.shift() ?? mistakeIn(body, open.has(chatId));
    if (failure) return refuse(failure);
    answer(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: chatId }],
      messages: [{ id: `wamid.${randomUUID()}` }],
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sentTo = (chatId: string): Body[] => called.filter(({ to, recipient }) => (to ?? recipient) === chatId);
  return {
    settings: { ...NUMBER, WHATSAPP_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v25.0` },
    called,
    sentTo: (chatId: string) => sentTo(chatId).filter(({ type }) => type === 'template'),
    answersTo: (chatId: string): string[] =>
      sentTo(chatId)
        .filter(({ type }) => type === 'text')
        .map(({ text }) => text.body),
    fail: (chatId: string, ...next: Failure[]) => failures.set(chatId, next),
    /** A person's message or press, as Meta posts it; by their id alone, as where the number is hidden. */
    event: (chatId: string, act: { text: string } | { payload: string }) => {
      open.add(chatId);
      const said =
        'text' in act
          ? { type: 'text', text: { body: act.text } }
          : { type: 'button', button: { payload: act.payload, text: 'x' } };
      const by = /^\d+$/.test(chatId) ? { from: chatId } : { from_user_id: chatId };
      const contact = { profile: { name: 'سامر' }, ...('from' in by ? { wa_id: chatId } : { user_id: chatId }) };
      const message = { id: `wamid.${randomUUID()}`, timestamp: '1764400000', ...by, ...said };
      return posted({ contacts: [contact], messages: [message] });
    },
    /** A message to them that could not be delivered, told later on. */
    undelivered: (chatId: string, code: number) =>
      posted({
        statuses: [{ id: `wamid.${randomUUID()}`, status: 'failed', recipient_user_id: chatId, errors: [{ code }] }],
      }),
    preference: (chatId: string, value: 'stop' | 'resume') =>
      posted({
        user_preferences: [{ user_id: chatId, category: 'marketing_messages', value, timestamp: randomInt(1e9) }],
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A webhook's bytes, and its header. */
export function posted(
  value: object,
  { phoneId = NUMBER.WHATSAPP_PHONE_ID, secret = NUMBER.WHATSAPP_APP_SECRET } = {},
) {
  const metadata = { display_phone_number: NUMBER.WHATSAPP_NUMBER, phone_number_id: phoneId };
  const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }];
  const payload = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;
  return { payload, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } };
}

export const UNDELIVERABLE = REJECTED(131026, 'Message undeliverable');
export const LIMITED = REJECTED(130429, '(#130429) Rate limit hit');
export const OVERLOADED = { status: 503, code: 131016, message: '(#131016) Service overloaded' };
