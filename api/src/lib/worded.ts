import type { Messages } from './errors.ts';
import { genericMessages } from './messages.ts';

/** Every sentence the API may say, by code: those of any request, and those that features bring (`features.ts`). */
export const messages: Messages & typeof genericMessages = { ...genericMessages };

/** Adds a feature's sentences. */
export const word = (added: Messages): unknown => Object.assign(messages, added);
