import type { Scene } from './render/scene.ts';

/** One picture of the pool. */
export interface PhotoSpec {
  /** Unique; its id follows from it. */
  name: string;
  /** What it may stand for: property types, categories of level 2, root categories. */
  kinds: readonly string[];
  /** Of a property what it shows (`facade`, `living`, …), else the subject. */
  room: string;
  /** The home it belongs to: a listing shows one home. */
  dwelling?: string;
  /** Turned left to right: with other colours, another place. */
  mirrored: boolean;
  draw: () => Scene;
}

/** Looks of one family: each with its own kinds. */
export const family = <L extends { seed: string; mirrored?: boolean }>(
  room: string,
  draw: (look: L) => Scene,
  looks: readonly L[],
  kinds: readonly string[] | ((look: L) => readonly string[]),
): PhotoSpec[] =>
  looks.map((look) => ({
    name: `${room}/${look.seed}`,
    kinds: typeof kinds === 'function' ? kinds(look) : kinds,
    room,
    mirrored: look.mirrored ?? false,
    draw: () => draw(look),
  }));

/** A view of one home; the second one of its kind has a seed of its own. */
export const roomOf =
  (dwelling: string, kinds: readonly string[]) =>
  <L extends { seed: string }>(room: string, draw: (look: L) => Scene, look: NoInfer<L>): PhotoSpec => ({
    name: `home/${look.seed}`,
    kinds,
    room,
    dwelling,
    mirrored: false,
    draw: () => draw(look),
  });
