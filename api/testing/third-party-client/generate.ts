import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OpenAPIV3_1 } from 'openapi-types';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import sharp from 'sharp';
import ts from 'typescript';
import { credited } from '../money.ts';
import { signedIn } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { Outside } from './outside.ts';

const run = promisify(execFile);
const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const COMPILER = [join(PACKAGES, 'typescript/bin/tsc'), '--noEmit', '--strict', '--skipLibCheck'];
const OPTIONS = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', 'node'];
const MODULES = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'];

/** Files are Blobs, as openapi-typescript's documentation recommends. */
const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** Types made of the contract by `openapi-typescript`, and `play.ts` compiled against them. @throws the compiler's words */
async function compileClient(document: OpenAPIV3_1.Document): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'diyar-stranger-'));
  try {
    const types = await openapiTS(structuredClone(document) as OpenAPI3, {
      transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
    });
    await writeFile(join(folder, 'published-contract.ts'), astToString(types));
    for (const file of ['play.ts', 'outside.ts']) await copyFile(join(HERE, file), join(folder, file));
    await symlink(PACKAGES, join(folder, 'node_modules'));
    await run(process.execPath, [...COMPILER, ...OPTIONS, ...MODULES, 'play.ts'], { cwd: folder }).catch(
      (error: { stdout: string }) => {
        throw new Error(`the client does not compile:\n${error.stdout}`);
      },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A third party's client, made of the published contract alone, against the API behind a port. @returns what it saw */
export async function playAsStranger(api: TestApp, document: OpenAPIV3_1.Document): Promise<Record<string, unknown>> {
  await compileClient(document);
  // Not followed by the project's own compiler: the types it asks for were made a moment ago.
  const { play }: { play: (outside: Outside) => Promise<Record<string, unknown>> } = await import(
    new URL('./play.ts', import.meta.url).href
  );
  const home = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b8a890' } });
  return play({
    baseUrl: await api.app.listen({ host: '127.0.0.1', port: 0 }),
    photo: new Blob([new Uint8Array(await home.jpeg().toBuffer())], { type: 'image/jpeg' }),
    administratorToken: (await signedIn(api, { account_type: 'admin' })).token,
    confirmEmail: (email) => api.db('users').where({ email }).update({ email_verified_at: new Date() }),
    payIn: (userId, dollars) => credited(api.db, { userId }, dollars * 100),
  });
}
