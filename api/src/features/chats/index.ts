export { channelsOf, FIXED_BUTTONS } from './channels.ts';
export type { ChatButton, ChatMessage, ChatSent } from './message.ts';
export { type Chat, holderOfChat, isNewEvent, linkChat, linkedChannels, unlinkChat } from './queries.ts';
export { callTelegram } from './telegram.ts';
export { isGoneAt, writeByWhatsapp } from './whatsapp.ts';
