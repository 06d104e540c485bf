import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aContent, theFacts } from '#testing/a-form.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ScopeContext } from '../scope.ts';
import { fieldId } from '../tabs.ts';
import { NearFields } from './near-fields.tsx';

afterEach(cleanup);

const AROUND = {
  title: 'الأقرب إليه',
  credit: '© المساهمون في OpenStreetMap',
  items: [
    { key: 'node/1', kind: 'school', name: 'مدرسة', metres: 350, point: { name: 'الفارابي', lng: 36.2, lat: 33.5 } },
    { key: 'node/2', kind: 'pharmacy', name: 'صيدلية', metres: 1200, point: { name: null, lng: 36.2, lat: 33.5 } },
  ],
};

async function aForm(content: Parameters<typeof aContent>[0], around: typeof AROUND) {
  const asked: string[] = [];
  const scope = {
    ...{ content: aContent(content), facts: theFacts(), perDollar: undefined },
    ...{ change: () => {}, errorOf: () => undefined, touch: () => {} },
  };
  const screen = await renderApp(
    <ScopeContext value={scope}>
      <NearFields />
    </ScopeContext>,
    {
      ns: ['listing-form'],
      answer: ({ path }) => {
        asked.push(path);
        return { statusCode: 200, body: { success: true, message: '', statusCode: 200, data: around } };
      },
    },
  );
  const field = (key: string) => screen.container.querySelector(`[id="${fieldId(`proximities.${key}`)}"]`);
  return { ...screen, asked, field };
}
const PIN = { latitude: '33.5', longitude: '36.2' };

describe('distances in the form', () => {
  it('are measured from the pin where points are known, and need not be typed', async () => {
    const { findByText, getByText, field, asked } = await aForm(PIN, AROUND);
    await findByText('350 م');
    getByText('الفارابي');
    getByText('1.2 كم');
    getByText(/^محسوبة من نقطتك على الخريطة/);
    expect(field('school')).toBeNull();
    expect(field('market')).not.toBeNull();
    expect(asked.join()).toContain('latitude=33.5');
  });

  it('that were typed before stay, and say that they are not shown', async () => {
    const { findByText, field, getByText } = await aForm({ ...PIN, proximities: { school: '200' } }, AROUND);
    await findByText('350 م');
    expect(field('school')).toHaveProperty('value', '200');
    getByText('لن تظهر هذه المسافة، بل المحسوبة مكانها.');
  });

  it('are typed where nothing is measured: without a pin, and without points', async () => {
    const bare = await aForm({ latitude: '', longitude: '' }, AROUND);
    expect(bare.field('school')).not.toBeNull();
    expect(bare.asked.filter((path) => path.includes('around'))).toEqual([]);
    cleanup();
    const pinned = await aForm(PIN, { ...AROUND, items: [] });
    expect(pinned.field('school')).not.toBeNull();
    expect(pinned.queryByText(/محسوبة/)).toBeNull();
  });
});
