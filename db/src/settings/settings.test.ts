import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './read.ts';
import { renderDocs, renderExample, withCompose } from './render.ts';
import { GROUPS } from './settings.ts';

const committed = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const BEHIND = 'is behind the settings: run `npm run settings` and commit it';

describe('the settings', () => {
  it('are what .env.example, docs/settings.md and compose.yaml say', () => {
    expect(committed('.env.example'), `.env.example ${BEHIND}`).toBe(renderExample());
    expect(committed('docs/settings.md'), `docs/settings.md ${BEHIND}`).toBe(renderDocs());
    expect(committed('compose.yaml'), `compose.yaml ${BEHIND}`).toBe(withCompose(committed('compose.yaml')));
  });

  it('have a name once, and a default that their own kind reads', () => {
    const rows = GROUPS.flatMap(({ settings }) => Object.entries(settings));
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    for (const [name, row] of rows) {
      if ('default' in row && row.default !== '') expect(row.kind.safeParse(row.default).success, name).toBe(true);
    }
  });

  const NEEDED = { DATABASE_URL: 'postgres://diyar_app:x@127.0.0.1/diyar', MEILI_URL: 'http://127.0.0.1:7700' };

  it('count as absent where they are empty', () => {
    const read = readSettings(['indexer'], {
      ...NEEDED,
      MEILI_PREFIX: '',
      INDEXER_METRICS_PORT: '',
      INDEXER_AUDIT_HOURS: '0',
    });
    expect(read).toMatchObject({ MEILI_PREFIX: 'diyar_', INDEXER_AUDIT_HOURS: 0, MEILI_KEY: '' });
    expect(read.INDEXER_METRICS_PORT).toBeUndefined();
  });

  it('are all named at once when they are wrong or missing', () => {
    const wrong = { MEILI_URL: 'nowhere', INDEXER_AUDIT_HOURS: '-1' };
    expect(() => readSettings(['indexer'], wrong)).toThrow(/DATABASE_URL[\s\S]*MEILI_URL[\s\S]*INDEXER_AUDIT_HOURS/);
  });
});
