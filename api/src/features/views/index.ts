export { isBot } from './is-bot.ts';
export { addressOf, dayOf, visitorOf } from './visitor.ts';
