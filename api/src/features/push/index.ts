export { devicesOf, IS_LIVE, liveDevice } from './queries.ts';
export { KEPT_SECONDS, type PushMessage, sendPush } from './send.ts';
