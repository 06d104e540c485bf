import type { Config } from '#config.ts';
import { type ChatButton, type ChatMessage, type ChatSent, LONGEST_MS } from './message.ts';

type Telegram = NonNullable<Config['telegram']>;

interface ApiAnswer {
  ok: boolean;
  description?: string;
  parameters?: { retry_after?: number };
}

/** Calls a method of the Bot API. @returns undefined without an answer in time, or with one that is no JSON */
async function call(
  { apiUrl, token }: Telegram,
  method: string,
  body: object,
): Promise<{ status: number; answer: ApiAnswer } | undefined> {
  try {
    const response = await fetch(`${apiUrl}/bot${token}/${method}`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: (await response.json()) as ApiAnswer };
  } catch {
    return undefined;
  }
}

/** Asks for one method of the Bot API, and says how it went as for a message. */
export async function callTelegram(telegram: Telegram, method: string, body: object): Promise<ChatSent> {
  const answered = await call(telegram, method, body);
  return answered ? outcomeOf(answered) : 'again';
}

/** 403 is said where the bot was blocked or the account is gone, 400 "chat not found" where it never was. */
function outcomeOf({ status, answer }: { status: number; answer: ApiAnswer }): ChatSent {
  if (status === 429) return { laterSeconds: answer.parameters?.retry_after ?? 1 };
  if (answer.ok) return 'sent';
  if (status >= 500) return 'again';
  if (status === 403 || answer.description?.includes('chat not found')) return 'gone';
  return { rejected: answer.description ?? `status ${status}` };
}

export const sendByTelegram = (telegram: Telegram, chatId: string, message: ChatMessage): Promise<ChatSent> =>
  callTelegram(telegram, 'sendMessage', { chat_id: chatId, ...asTelegram(message) });

/** Bold by offsets, which Telegram counts as JavaScript does: nothing in a title can be read as markup. */
function asTelegram({ title, body, buttons, href, isPublic }: ChatMessage) {
  return {
    text: body ? `${title}\n${body}` : title,
    entities: [{ type: 'bold', offset: 0, length: title.length }],
    link_preview_options: isPublic ? { url: href, show_above_text: true } : { is_disabled: true },
    ...(buttons.length > 0 && { reply_markup: { inline_keyboard: buttons.map((button) => [asButton(button)]) } }),
  };
}

const asButton = (button: ChatButton) =>
  'href' in button ? { text: button.label, url: button.href } : { text: button.label, callback_data: button.answer };
