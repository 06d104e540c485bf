import type { Feature } from '#feature.ts';
import { features } from '#features.ts';
import type { Endpoint } from '#lib/endpoint.ts';

/**
 * What each operation is called in the published contract, and so in the clients made of it: as its contract exports it, in a
 * group after the group's name (`officeImportsUpload`). A test holds that no two are called alike.
 */
export function operationIds(): Map<Endpoint, string> {
  const exported = Object.values(features).flatMap(({ contract = {} }: Feature) => Object.entries(contract));
  const endpoints = exported.flatMap(([name, value]) => endpointsIn(name, value));
  return new Map(endpoints.map(([name, endpoint]) => [endpoint, inOneWord(name)]));
}
const inOneWord = (name: string) => name.replace(/\.(\w)/g, (_dot, first: string) => first.toUpperCase());

/** Endpoints of one export, by itself or in a group of calls, under their names: `login`, `officeImports.upload`. */
export function endpointsIn(name: string, value: unknown): [string, Endpoint][] {
  if (!value || typeof value !== 'object') return [];
  if (isEndpoint(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, one]) =>
    one && typeof one === 'object' && isEndpoint(one) ? [[`${name}.${key}`, one] as [string, Endpoint]] : [],
  );
}
const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value && 'access' in value;
