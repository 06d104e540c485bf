import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANG, isLang } from '#lib/language.ts';
import type { Site } from '#lib/site.ts';
import { type AndroidApp, assetLinks } from './asset-links.ts';
import { webManifest } from './web-manifest.ts';

const TYPES = new Map<string, string>(
  Object.entries<string>({
    '.ico': 'image/x-icon',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    // Licences of what is sent to browsers.
    '.txt': 'text/plain; charset=utf-8',
  }),
);

const DAY = 'public, max-age=86400';

type Options = {
  root: string;
  /** Made by the build: the packages whose code browsers get. */
  licenses?: string;
  site: Site;
  androidApp?: AndroidApp;
};

/** Icons, the web manifest and the tie to the Android app: few and small, so they are read once and answered from memory under their plain names. */
export async function publicFiles(app: FastifyInstance, { root, licenses, site, androidApp }: Options): Promise<void> {
  const names = await readdir(root, { recursive: true });
  const files = names.map((name) => ({ name, file: path.join(root, name) }));
  if (licenses) files.push({ name: 'licenses/packages.txt', file: licenses });
  for (const { name, file } of files) {
    const type = TYPES.get(path.extname(name));
    if (!type) continue;
    const body = await readFile(file);
    app.get(`/${name.split(path.sep).join('/')}`, (_request, reply) =>
      reply.type(type).header('cache-control', DAY).header('x-content-type-options', 'nosniff').send(body),
    );
  }

  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', ({ query: { lang } }, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', DAY)
      .send(webManifest(site, isLang(lang) ? lang : DEFAULT_LANG)),
  );

  if (androidApp) {
    app.get('/.well-known/assetlinks.json', (_request, reply) =>
      reply.header('cache-control', DAY).send(assetLinks(androidApp)),
    );
  }
}
