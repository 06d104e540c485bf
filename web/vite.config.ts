import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vite';
import { onePathIcons } from './build/one-path-icons.ts';
import { precompress } from './build/precompress.ts';
import { buildTargets, styleTargets } from './build/promised-browsers.ts';
import { serviceWorker } from './build/service-worker.ts';
import { styleFallbacks } from './build/style-fallbacks.ts';

const BASE_PACKAGES = [
  ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'],
  // `Trans` brings a parser of HTML along and has one user, the registration form.
  ...['i18next', 'react-i18next(?!/dist/es/(?:Icu)?Trans)'],
  '@tanstack/react-query/build/modern(?!/use(?:InfiniteQuery|Mutation|Queries))',
  '@tanstack/query-core/build/modern(?!/(?:infiniteQuery|mutation|queries)Observer)',
];
const BASE_SOURCES = [
  ...[
    'entry-client',
    'lib/(?!data-saver|distance|seo|image|is-live|json-ld|load-optional|money-short|device-fingerprint|proof|restriction|renew-catalogue|reopen|save-file|sign-in-again|upload|use-countdown|use-request-key|use-when-idle|uuid|view-)',
    'app/layouts/(?!dashboard|sign-in-again|use-sidebar|view|worded-view-banner)',
    'app/(?!dashboard-|texts-)[^/]+$',
    'app/errors/(?:route|frame)-error',
  ],
  'ui/(?:app-link|brand|button|connection|error-panel|link-button|loading|phone|side-sheet|toaster)',
];

/** What the frame needs on every page, in one file: cut along the pages' edges it is fifteen, and 5 KB larger compressed. */
const BASE = {
  name: 'base',
  test: new RegExp(
    [
      `/node_modules/(?:${BASE_PACKAGES.join('|')})/`,
      `/web/src/(?:${BASE_SOURCES.join('|')})`,
      'vite/preload-helper',
      'createReactComponent',
    ].join('|'),
  ),
};

/** What a listing's card is made of, icons too: alone, two dozen files of 300 bytes that compress to nothing. */
const CARD = {
  name: 'card',
  test: /tabler|features.listings.listing-card|lib.(seo|image)|ui.(money|picture|date-text|direction-icons|container)/,
  minShareCount: 6,
};

/** What a listing's page shares with one or two others, for the same reason. */
const LISTING = {
  name: 'listing',
  test: /slides-of|attribute-fact|feature-icons|ui.crumbs/,
  minShareCount: 2,
};

/** The same again, of parts that the listing form does without. */
const DETAILS = {
  name: 'details',
  test: /load-optional|slide-at|listing.section|when-near|office-mark|verified-mark|IconPhone.mjs/,
  minShareCount: 2,
};

/** The style of what several pages show, in one file: on a first visit each further one is a round trip before the page is painted. */
const LOOK = {
  name: 'look',
  test: /web\/src\/(?:ui\/[^/]+|features\/(?:listings|compare|statistics|search\/suggest)\/.+|map\/lazy-map)\.module\.css$/,
  minShareCount: 2,
};

/**
 * Parts of packages that a dozen screens share, the dashboard's share of Mantine, in one file: cut along the screens' edges they
 * are forty, and 8 KB larger compressed.
 */
const PARTS = { name: 'parts', test: /node_modules\/(?!@tanstack)/, minShareCount: 12 };

const MUCH_VISITED = /search-page/;

/**
 * What a page's code needs besides itself is named in the frame's file, so that it is fetched at once and not found out
 * about later. Those names cost every visitor two kilobytes: only the search, where people go from everywhere, is worth
 * its own. Most of what a listing's page needs is there when its card was seen.
 */
const fetchedAhead = (file: string, dependencies: string[]): string[] =>
  MUCH_VISITED.test(file) ? dependencies : dependencies.filter((dependency) => dependency.endsWith('.css'));

const reactsOwnStore = {
  find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
  replacement: fileURLToPath(new URL('build/use-sync-external-store.ts', import.meta.url)),
};

/** With InstantSearch's router comes a library for reading queries: fifteen kilobytes compressed. */
const ownSearchRouter = {
  find: /^(?:\.\.\/)+lib\/routers\/history\.js$/,
  replacement: fileURLToPath(new URL('build/no-history-router.ts', import.meta.url)),
};

/** React Router's package names only its development files; the production ones are smaller. */
const routerForProduction = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(import.meta.resolve(`../node_modules/${replacement}`)),
}));

/** Mantine's breakpoints, which media queries cannot read from variables. */
const BREAKPOINTS = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };
const STYLE_STEPS = [
  presetMantine(),
  simpleVars({
    variables: Object.fromEntries(
      Object.entries(BREAKPOINTS).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
    ),
  }),
  styleFallbacks(),
];

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/**
 * `title_k3Xq`: the end is the file's, so that a page's hundreds of names compress to little more than their words. Vite's own
 * carry the line, too, which is two bytes of every one.
 */
function className(name: string, file: string): string {
  const place = path.relative(ROOT, file.split('?', 1)[0] ?? file);
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/** Filters that readers put on their browsers leave out files that are named after advertising. */
const unfiltered = (name: string): string => name.replace(/^advertis[a-z]*/, 'placements');

/** As short as Rolldown makes them for so many files: the frame's file names a hundred, and no compression shortens a hash. */
const HASH = '[hash:7]';

/** For both builds: the server's HTML names fonts of the browser's. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  `assets/${unfiltered(path.parse(name).name)}-${HASH}[extname]`;

/** `vite build` makes the browser's files, `vite build --ssr src/entry-server.tsx` the server's bundle. */
export default defineConfig(({ isSsrBuild, command }) => ({
  resolve: { alias: [...(command === 'build' ? routerForProduction : []), reactsOwnStore, ownSearchRouter] },
  plugins: [react(), onePathIcons(), ...(isSsrBuild ? [] : [precompress(), serviceWorker()])],
  css: { modules: { generateScopedName: className }, postcss: { plugins: STYLE_STEPS } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: isSsrBuild ? 'es2022' : buildTargets(),
    ...(!isSsrBuild && { cssTarget: styleTargets() }),
    emptyOutDir: true,
    // The polyfill is an inline module script, which the content security policy refuses.
    modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
    ...(isSsrBuild
      ? { outDir: 'dist/server', sourcemap: true, rolldownOptions: { output: { assetFileNames } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          // What is sent to browsers of others, with their licences in full.
          license: { fileName: 'licenses/packages.txt' },
          rolldownOptions: {
            input: ['src/entry-client.tsx', 'src/older-browsers/older-browsers.ts'],
            output: {
              chunkFileNames: ({ name }) => `assets/${unfiltered(name)}-${HASH}.js`,
              assetFileNames,
              codeSplitting: { groups: [BASE, LOOK, CARD, LISTING, DETAILS, PARTS] },
            },
          },
        }),
  },
  // The server bundle holds its libraries in their production form, whatever NODE_ENV says at run time: React's development
  // build renders four times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true } : { noExternal: [/^@mantine\//] },
  optimizeDeps: {
    entries: ['src/entry-client.tsx'],
    include: [
      'react',
      'react-dom/client',
      'react-router-dom',
      'react-i18next',
      'i18next',
      '@mantine/core',
      '@tanstack/react-query',
    ],
  },
}));
