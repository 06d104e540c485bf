import type { Material } from '../render/material.ts';
import type { Builder } from '../render/scene.ts';
import { cylinder, lathe, sphere, tube } from '../render/shapes.ts';
import { type Matrix, move, place, scale } from '../render/vec.ts';
import { brass, iron, lamp } from './materials.ts';

const shade = (power: number): Material => ({ color: [1, 0.82, 0.58], glow: power, thin: 0.7 });

export function tableLamp(b: Builder, at: Matrix, base: Material, power = 1.2): void {
  b.add(
    lathe(
      [
        [0.001, 0],
        [0.09, 0],
        [0.09, 0.015],
        [0.03, 0.05],
        [0.075, 0.14],
        [0.07, 0.2],
        [0.02, 0.26],
        [0.012, 0.34],
      ],
      16,
    ),
    base,
    at,
  );
  b.add(
    lathe(
      [
        [0.17, 0.3],
        [0.11, 0.5],
      ],
      22,
    ),
    shade(power),
    at,
  );
}

export function floorLamp(b: Builder, at: Matrix, power = 1.3): void {
  b.add(cylinder(0.14, 0.14, 0.02, 20), iron, at);
  b.add(
    tube(
      [
        [0, 0, 0],
        [0, 1.5, 0],
      ],
      0.012,
      6,
    ),
    brass,
    at,
  );
  b.add(
    lathe(
      [
        [0.23, 1.36],
        [0.15, 1.66],
      ],
      24,
    ),
    shade(power),
    at,
  );
}

export function pendant(b: Builder, at: Matrix, drop: number, radius: number, stuff: Material, power = 2.2): void {
  b.add(
    tube(
      [
        [0, 0, 0],
        [0, -drop, 0],
      ],
      0.006,
      5,
    ),
    iron,
    at,
  );
  b.add(
    lathe(
      [
        [radius, -drop - radius * 0.75],
        [radius * 0.75, -drop - radius * 0.3],
        [radius * 0.2, -drop],
      ],
      22,
    ),
    stuff,
    at,
  );
  b.add(sphere(radius * 0.28, 10), lamp([1, 0.83, 0.6], power * 2), place(at, move(0, -drop - radius * 0.6, 0)));
}

/** A chandelier of arms with candle bulbs. */
export function chandelier(b: Builder, at: Matrix, radius: number, arms = 8): void {
  b.add(
    tube(
      [
        [0, 0, 0],
        [0, -0.5, 0],
      ],
      0.012,
      6,
    ),
    brass,
    at,
  );
  b.add(
    lathe(
      [
        [0.001, -0.92],
        [0.05, -0.86],
        [0.03, -0.78],
        [0.08, -0.68],
        [0.03, -0.56],
        [0.015, -0.48],
      ],
      14,
    ),
    brass,
    at,
  );
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 6.283;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    b.add(
      tube(
        [
          [0, -0.72, 0],
          [c * radius * 0.5, -0.84, s * radius * 0.5],
          [c * radius, -0.66, s * radius],
        ],
        0.01,
        5,
      ),
      brass,
      at,
    );
    b.add(cylinder(0.03, 0.014, 0.05, 8), brass, place(at, move(c * radius, -0.67, s * radius)));
    b.add(sphere(0.03, 8), lamp([1, 0.85, 0.62], 5), place(at, move(c * radius, -0.57, s * radius), scale(1, 1.9, 1)));
  }
}
