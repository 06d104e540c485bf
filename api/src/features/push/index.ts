export { countVisitorDevices, devicesOf, IS_LIVE, liveDevice, visitorDevice, visitorDevicesAfter } from './queries.ts';
export { KEPT_SECONDS, type PushMessage, sendPush } from './send.ts';
