import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('9f0c1b5e6a5d4e0f8f3a2d7c41b6e8a1', 'hex');

/**
 * The id of a seeded row: UUIDv5 of `<table>:<key>`, the same on every machine and after every reseed.
 * @param key the row's slug or key; where one table holds several kinds with one key, `<kind>:<key>`
 */
export function seedId(table: string, key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${table}:${key}`, 'utf8').digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export type LocationKind = 'province' | 'city' | 'neighborhood';

/** A place's id. The kind is part of it: the province and the city of Damascus share the key `damascus`. */
export const locationId = (kind: LocationKind, key: string): string => seedId('locations', `${kind}:${key}`);
