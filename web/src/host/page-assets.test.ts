import { describe, expect, it } from 'vitest';
import { manifestAssets } from './page-assets.ts';

const assetsFor = manifestAssets({
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    src: 'src/entry-client.tsx',
    imports: ['_shared'],
    css: ['assets/entry.css'],
  },
  _shared: { file: 'assets/shared.js' },
  'src/page.tsx': { file: 'assets/page.js', imports: ['_shared', '_card'], css: ['assets/page.css'] },
  _card: { file: 'assets/card.js', css: ['assets/card.css'], imports: ['src/page.tsx'] },
  'src/older-browsers/older-browsers.ts': { file: 'assets/older.js' },
  'src/map.tsx': { file: 'assets/map.js' },
});

describe('manifestAssets', () => {
  it('names the page with all it imports, each once, and nothing lazy', () => {
    expect(assetsFor(['src/page.tsx', 'src/unknown.tsx'])).toEqual({
      styles: ['/assets/entry.css', '/assets/page.css', '/assets/card.css'],
      scripts: ['/assets/entry.js'],
      older: '/assets/older.js',
      preloads: ['/assets/shared.js', '/assets/page.js', '/assets/card.js'],
    });
  });
});
