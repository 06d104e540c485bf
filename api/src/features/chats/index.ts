export { CHANNELS_OF_CHATS } from './channels.ts';
export type { ChatButton, ChatSent } from './message.ts';
export { channelsOf, holderOfChat, linkChat, unlinkChat } from './queries.ts';
export { callTelegram } from './telegram.ts';
