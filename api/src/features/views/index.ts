export { isBot } from './is-bot.ts';
export { dayOf, visitorOf } from './visitor.ts';
