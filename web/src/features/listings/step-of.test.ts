// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { slideAt } from './slide-at.ts';
import { stepOf } from './step-of.ts';

describe('stepOf', () => {
  it('goes on by the arrow that points along the text', () => {
    expect(stepOf('ArrowLeft', { at: 1, total: 4, direction: 'rtl' })).toBe(2);
    expect(stepOf('ArrowLeft', { at: 1, total: 4, direction: 'ltr' })).toBe(0);
    expect(stepOf('ArrowRight', { at: 1, total: 4, direction: 'ltr' })).toBe(2);
    expect(stepOf('ArrowRight', { at: 1, total: 4, direction: 'rtl' })).toBe(0);
  });

  it('stops at the ends, jumps to them, and leaves other keys alone', () => {
    expect(stepOf('ArrowRight', { at: 3, total: 4, direction: 'ltr' })).toBe(3);
    expect(stepOf('ArrowRight', { at: 0, total: 4, direction: 'rtl' })).toBe(0);
    expect(stepOf('Home', { at: 3, total: 4, direction: 'rtl' })).toBe(0);
    expect(stepOf('End', { at: 0, total: 4, direction: 'rtl' })).toBe(3);
    expect(stepOf('Tab', { at: 0, total: 4, direction: 'rtl' })).toBeUndefined();
  });
});

describe('slideAt', () => {
  const strip = (scrollLeft: number, clientWidth = 390) => {
    const list = document.createElement('ul');
    for (let slide = 0; slide < 4; slide++) list.append(document.createElement('li'));
    return { scrollLeft, clientWidth, children: list.children };
  };

  it('counts the same way whichever way the strip runs', () => {
    expect(slideAt(strip(-800))).toBe(2);
    expect(slideAt(strip(800))).toBe(2);
    expect(slideAt(strip(4000))).toBe(3);
    expect(slideAt(strip(0, 0))).toBe(0);
  });
});
