export { createClusterLayer } from '../../src/map/listings/cluster-layer.ts';
export { createPinLayer } from '../../src/map/listings/pin-layer.ts';
