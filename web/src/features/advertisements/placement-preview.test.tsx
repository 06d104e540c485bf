import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { PlacementPreview } from './placement-preview.tsx';

afterEach(cleanup);

const wide = { id: '018f0000-0000-7000-8000-000000000001', width: 728, height: 90 };
const open = async (props: Partial<Parameters<typeof PlacementPreview>[0]>) => {
  const page = await renderApp(
    <PlacementPreview place="search_results" size="medium" platform="universal" picture={wide} {...props} />,
    { lang: 'en', ns: ['advertisements'] },
  );
  const screen = (name: string) => page.getByText(name).closest('figure') as HTMLElement;
  const words = (name: string) => screen(name).textContent?.replace(/[\u2066-\u2069]/g, '');
  return { computer: words('On a computer'), phone: words('On a phone'), screen };
};

it('draws the real picture as large as it will be, and warns where that is smaller', async () => {
  const { computer, screen } = await open({});
  expect(computer).toContain('Drawn smaller: 651×80 instead of 728×90 pixels.');
  const picture = screen('On a computer').querySelector('image');
  expect([picture?.getAttribute('href'), picture?.getAttribute('width')]).toEqual([
    ...[expect.stringContaining(wide.id), '651'],
  ]);
});

it('says what never reaches phones, and what devices were chosen', async () => {
  const { phone, screen } = await open({});
  expect(phone).toContain('Not shown on phones');
  expect(screen('On a phone').querySelector('image')).toBeNull();
  cleanup();
  const small = { size: 'small', place: 'sidebar', picture: { ...wide, width: 300, height: 250 } } as const;
  expect((await open({ ...small, platform: 'mobile' })).computer).toContain('Not shown here: you chose other devices.');
  cleanup();
  expect((await open(small)).phone).toContain('Full size: 300×250 pixels.');
});

it('keeps the place free until there is a picture', async () => {
  const { screen } = await open({ size: 'banner', place: 'footer', picture: undefined });
  const drawing = within(screen('On a phone')).getByRole('img');
  expect(drawing.querySelector('image')).toBeNull();
  expect(screen('On a phone').textContent).toMatch(/358×46/);
});
