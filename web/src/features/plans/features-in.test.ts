import { expect, it } from 'vitest';
import { featuresIn } from './features-in.ts';
import { fieldsOf } from './plan-fields.ts';

it('sends what is switched on, without a number where all there is is meant', () => {
  const { features } = fieldsOf(undefined);
  features.seats = { has: true, amount: '٥' };
  features.history = { has: true, amount: ' ' };
  features.badge = { has: true, amount: '' };
  features.import = { has: false, amount: '7' };
  features.comparison = { has: true, amount: 'x' };
  expect(featuresIn(features)).toEqual([
    { code: 'seats', amount: 5 },
    { code: 'history', amount: null },
    { code: 'comparison', amount: -1 },
    { code: 'badge', amount: null },
  ]);
});
