import { existsSync } from 'node:fs';
import path from 'node:path';
import { cleanup, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { loadMessages } from './messages.ts';
import type { PageHandle } from './page-route.ts';
import { makeRoutes } from './routes.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(cleanup);

const WEB = path.resolve(import.meta.dirname, '../..');

async function handles(): Promise<PageHandle[]> {
  let table: RouteObject[] = [];
  await renderApp(null, {
    path: '/nowhere?lang=ar',
    routes: (services) => {
      table = makeRoutes(services);
      return table;
    },
  });
  const walk = (routes: RouteObject[]): PageHandle[] =>
    routes.flatMap(({ handle, children = [] }) => [...(handle ? [handle as PageHandle] : []), ...walk(children)]);
  return walk(table);
}

describe('the route table', () => {
  it('names files and texts that exist', async () => {
    for (const { sources, ns } of await handles()) {
      for (const source of sources) expect(existsSync(path.join(WEB, source)), source).toBe(true);
      await expect(loadMessages('ar', ns)).resolves.toBeTypeOf('object');
    }
  });

  it.each([
    ['ar', 'الصفحة غير موجودة'],
    ['en', 'Page Not Found'],
  ] as const)('shows the not-found page inside the frame (%s)', async (lang, title) => {
    const page = await renderApp(null, { lang, path: `/nowhere?lang=${lang}`, routes: makeRoutes });
    await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title));
    expect(page.getAllByRole('navigation').length).toBeGreaterThan(1);
    expect(page.getByRole('contentinfo')).toBeTruthy();
  });
});
