import { z } from 'zod';

const Chat = z.object({ id: z.number(), type: z.string() });
const Sender = z.object({
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  language_code: z.string().optional(),
});

/** An update of the Bot API, as far as the bot reads it: messages, presses of its buttons, and whether it was blocked. */
export const Update = z.object({
  message: z.object({ chat: Chat, from: Sender.optional(), text: z.string().default('') }).optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: Sender,
      data: z.string().default(''),
      message: z
        .object({
          chat: Chat,
          message_id: z.number(),
          text: z.string().optional(),
          entities: z.array(z.unknown()).optional(),
        })
        .optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat: Chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});
export type Update = z.output<typeof Update>;
export type Message = NonNullable<Update['message']>;
export type Press = NonNullable<Update['callback_query']>;

/** Kinds of updates that Telegram is asked for. */
export const ALLOWED_UPDATES = Object.keys(Update.shape);
