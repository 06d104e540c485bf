export { inBatches, type Push, pushAll } from './push-all.ts';
export {
  countVisitorDevices,
  devicesOf,
  IS_LIVE,
  liveDevices,
  visitorDevices,
  visitorDevicesAfter,
} from './queries.ts';
export { KEPT_SECONDS } from './send.ts';
