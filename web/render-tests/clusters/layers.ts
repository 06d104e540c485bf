export { createClusterLayer } from '../../src/map/cluster-layer.ts';
export { createPinLayer } from '../../src/map/pin-layer.ts';
