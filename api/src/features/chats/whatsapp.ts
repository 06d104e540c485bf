import type { Config } from '#config.ts';
import { type ChatMessage, type ChatSent, LONGEST_MS } from './message.ts';

type Whatsapp = NonNullable<Config['whatsapp']>;

/** developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes */
interface ApiAnswer {
  error?: { code?: number; message?: string };
}

/** Undeliverable (no account there, or an old app), and "stopped marketing messages of this business". */
const GONE = [131026, 131050];
/** Calls of the app, of the account, messages of the number, messages to this person. */
const TOO_MANY = [4, 80007, 130429, 131056];
/** Meta says no length; a minute is beyond the ten pairs of messages a minute that one person may get. */
const LATER_SECONDS = 60;
/** Characters: a template has 1,024 with its own words. */
const MOST = { title: 200, body: 400 };

/** Whether a code says that the person can't be written to any more. */
export const isGoneAt = (code: number | undefined): boolean => code !== undefined && GONE.includes(code);

/** Posts a message to the Cloud API. */
async function post({ apiUrl, phoneId, token }: Whatsapp, chatId: string, content: object): Promise<ChatSent> {
  try {
    const response = await fetch(`${apiUrl}/${phoneId}/messages`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        ...recipientOf(chatId),
        ...content,
      }),
    });
    return outcomeOf(response, (await response.json()) as ApiAnswer);
  } catch {
    return 'again';
  }
}

/** A telephone number, or the id that Meta gives a person with us alone ("SY.1349…"), which outlives a hidden number. */
const recipientOf = (chatId: string) => (/^\d+$/.test(chatId) ? { to: chatId } : { recipient: chatId });

function outcomeOf({ ok, status, headers }: Response, { error }: ApiAnswer): ChatSent {
  if (ok && !error) return 'sent';
  if (isGoneAt(error?.code)) return 'gone';
  if (status === 429 || TOO_MANY.includes(error?.code ?? 0))
    return { laterSeconds: Number(headers.get('retry-after')) || LATER_SECONDS };
  if (status >= 500) return 'again';
  return { rejected: error?.message ?? `status ${status}` };
}

/** An approved template, since whoever did not write to us within a day may be sent nothing else. */
export const sendByWhatsapp = (whatsapp: Whatsapp, chatId: string, message: ChatMessage): Promise<ChatSent> =>
  post(whatsapp, chatId, { type: 'template', template: templateOf(whatsapp, message) });

/** Free words, as an answer within a day. */
export const writeByWhatsapp = (whatsapp: Whatsapp, chatId: string, body: string): Promise<ChatSent> =>
  post(whatsapp, chatId, { type: 'text', text: { body, preview_url: false } });

function templateOf({ templates, languages }: Whatsapp, { lang, title, body, href, buttons }: ChatMessage) {
  const answers = buttons.flatMap((button) => ('answer' in button ? [button.answer] : []));
  const texts = [oneLine(title, MOST.title), oneLine(body, MOST.body), href];
  return {
    name: answers.length > 0 ? templates.question : templates.news,
    language: { code: languages[lang] },
    components: [
      { type: 'body', parameters: texts.map((text) => ({ type: 'text', text })) },
      ...answers.map((payload, at) => ({
        type: 'button',
        sub_type: 'quick_reply',
        index: String(at),
        parameters: [{ type: 'payload', payload }],
      })),
    ],
  };
}

/** Meta takes no line feed, tab, four spaces on end, or nothing at all as a parameter. */
function oneLine(text: string, most: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length === 0) return '–';
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}
