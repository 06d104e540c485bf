import { lookAt, see } from './camera.ts';
import { compile } from './compiled.ts';
import { develop } from './develop.ts';
import { gather } from './gather.ts';
import type { Scene } from './scene.ts';
import { SAMPLES, shade } from './shade.ts';
import { smoothEdges } from './smooth-edges.ts';

export interface Picture {
  width: number;
  height: number;
  /** RGB, three bytes a pixel. */
  data: Buffer;
}

/** Samples a cell of soft light covers. */
const CELL = 18;

/** Draws a scene. Nothing but arithmetic: the same picture everywhere, about a second on one core. */
export function renderScene(scene: Scene, width = 960, height = 720): Picture {
  const compiled = compile(scene);
  const camera = lookAt(scene.camera, width / height);
  const coverage = see(camera, compiled.positions, compiled.seen, width * SAMPLES, height * SAMPLES);
  const soft = gather(scene, compiled, camera, coverage, CELL);
  return {
    width,
    height,
    data: smoothEdges(develop(shade(scene, compiled, camera, coverage, soft), scene), width, height),
  };
}
