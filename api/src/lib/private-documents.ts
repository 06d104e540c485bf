import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { AppError } from './errors.ts';
import { type FileStore, META } from './images/index.ts';
import { sniffImage } from './images/sniff.ts';

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const NAME = 'document';

/** By the first bytes. @throws AppError `refusal` (415) for what is none of the three */
export function recogniseDocument(bytes: Buffer, field: string, refusal: string): DocumentType {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const image = sniffImage(bytes);
  if (image === 'jpeg') return 'image/jpeg';
  if (image === 'png') return 'image/png';
  throw new AppError(refusal, 415).on(field);
}

/** Personal papers: licences, proofs of payment. Kept as they came, never parsed, under no address of their own. */
export async function storeDocument(store: FileStore, bytes: Buffer): Promise<string> {
  const id = randomUUID();
  await store.create(
    id,
    new Map([
      [NAME, bytes],
      [META, Buffer.from('{}')],
    ]),
  );
  return id;
}

/** @param dataDir where earlier releases kept licences */
export async function readDocument(store: FileStore, dataDir: string, id: string): Promise<Buffer | undefined> {
  return (await store.read(id, NAME)) ?? (await readFile(earlierPath(dataDir, id)).catch(orMissing));
}

export async function dropDocument(store: FileStore, dataDir: string, id: string): Promise<void> {
  await store.remove(id);
  await rm(earlierPath(dataDir, id), { force: true });
}

const earlierPath = (dataDir: string, id: string) => join(dataDir, 'licenses', id);

const orMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** A stranger's file: shown as what it was recognised as, and allowed to do nothing. */
export function sendDocument(reply: FastifyReply, bytes: Buffer, type: DocumentType, name: string): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `inline; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
}

/** What every reader of the header understands; the name itself stands beside it (RFC 6266). */
const plain = (name: string) => name.replace(/[^\w .()-]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
