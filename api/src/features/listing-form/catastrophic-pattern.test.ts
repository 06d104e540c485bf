import { seedId } from '@diyar/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDraft, handIn } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const attribute = { id: seedId('attributes', 'serial'), slug: 'serial', name_ar: 'الرقم', name_en: 'Serial' };
  await api.db('attributes').insert({ ...attribute, type: 'text', pattern: '(a+)+' });
  await api.db('category_attributes').insert({
    category_id: seedId('categories', 'apartments'),
    attribute_id: attribute.id,
  });
});
afterAll(() => api.close());

it('a pattern that backtracks for ever stalls nobody: /health stays below 200 ms while forms meet it', async () => {
  const owner = await signedIn(api);
  const id = await aDraft(api, owner);
  const attributes = { ownership_paper: 'green_tabu', serial: `${'a'.repeat(900)}!` };

  const waits: number[] = [];
  let isWorking = true;
  const watching = (async () => {
    while (isWorking) {
      const began = performance.now();
      expect((await api.get('/health')).statusCode).toBe(200);
      waits.push(performance.now() - began);
      await new Promise(setImmediate);
    }
  })();
  const answers = await Promise.all(Array.from({ length: 20 }, () => handIn(api, owner, id, { attributes })));
  isWorking = false;
  await watching;

  for (const { json } of answers)
    expect(json.errors).toContainEqual(
      expect.objectContaining({ path: 'attributes.serial', code: 'attribute_pattern' }),
    );
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)];
  expect(p99).toBeLessThan(200);
});
