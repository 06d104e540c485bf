import { across, down, type Size, type StillCamera, WORLD } from './still-camera.ts';

/** Pixels of the picture at which a point lies. */
export function projectionOf(camera: StillCamera, { width, height }: Size) {
  const world = WORLD * 2 ** camera.zoom;
  return ({ lng, lat }: { lng: number; lat: number }) => ({
    x: (across(lng) - across(camera.lng)) * world + width / 2,
    y: (down(lat) - down(camera.lat)) * world + height / 2,
  });
}
