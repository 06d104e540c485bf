export { KEPT_SECONDS } from './message.ts';
export { inBatches, type Push, pushAll } from './push-all.ts';
export {
  countVisitorDevices,
  devicesOf,
  IS_LIVE,
  liveDevices,
  visitorDevices,
  visitorDevicesAfter,
} from './queries.ts';
