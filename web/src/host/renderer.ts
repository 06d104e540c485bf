import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { manifestAssets, type PageAssets, readManifest } from './page-assets.ts';

export type ServerBundle = typeof import('#entry-server.tsx');

/** The server bundle and the assets that go with it; in development both are asked for anew on every request. */
export type Renderer = { bundle: () => Promise<ServerBundle>; assetsFor: PageAssets; fix: (error: unknown) => void };

const YEAR_MS = 31_536_000_000;

/** Serves `dist`: hashed files immutably, with the compressed copies made by the build. */
export async function builtRenderer(app: FastifyInstance, root: string): Promise<Renderer> {
  const { default: fastifyStatic } = await import('@fastify/static');
  const client = path.join(root, 'dist/client');
  const manifest = readManifest(path.join(client, '.vite/manifest.json'));
  const bundle = (await import(pathToFileURL(path.join(root, 'dist/server/entry-server.js')).href)) as ServerBundle;

  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
  return { bundle: async () => bundle, assetsFor: manifestAssets(manifest), fix: () => {} };
}

const DEV_ENTRY = '/@dev-entry';

/** Vite inside the server: no second port, no build. */
export async function devRenderer(app: FastifyInstance, root: string): Promise<Renderer> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    server: { middlewareMode: true, ws: undefined, hmr: { server: app.server } },
    appType: 'custom',
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());

  // React's refresh preamble has to run before any component's module.
  app.get(DEV_ENTRY, (_request, reply) =>
    reply
      .type('text/javascript')
      .send(
        `import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;await import('/src/entry-client.tsx');`,
      ),
  );

  return {
    bundle: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle,
    assetsFor: () => ({
      styles: ['/src/ui/theme/styles.css'],
      scripts: ['/@vite/client', DEV_ENTRY],
      preloads: [],
      older: '/src/older-browsers/older-browsers.ts',
    }),
    fix: (error) => error instanceof Error && vite.ssrFixStacktrace(error),
  };
}
