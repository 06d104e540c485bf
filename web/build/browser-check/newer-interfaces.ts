import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import type { PromisedBrowser } from '../promised-browsers.ts';
import { lackingIn } from './support.ts';

/** What a promised browser lacks, by the way code names it; each with the browsers that lack it. */
export type NewerInterfaces = {
  /** `structuredClone`, `CompressionStream` */
  globals: Map<string, string[]>;
  /** `AbortSignal.any`, `Object.groupBy` */
  statics: Map<string, string[]>;
  /**
   * `toSorted`: methods by their name, as code does not tell whose they are. Only of interfaces that all have (of another there
   * is nothing to call it on), and where no interface has one of that name everywhere.
   */
  members: Map<string, string[]>;
  /** Interfaces and namespaces by name: of `CSS.escape` it is known whose it is. */
  owners: Set<string>;
};

const STATIC = '_static';
const IS_EVENT = /_(?:event|permission)$/;
const isFeature = (name: string) => name !== '__compat';

/** Interfaces of the language and of pages that some of the browsers lack. */
export function newerInterfaces(data: CompatData, browsers: readonly PromisedBrowser[]): NewerInterfaces {
  const globals = new Map<string, string[]>();
  const statics = new Map<string, string[]>();
  const everywhere = new Set<string>();
  const members = new Map<string, string[]>();
  const owners = new Set<string>();

  const visit = (described: Record<string, Identifier>, isLanguage: boolean) => {
    for (const [owner, itself] of Object.entries(described)) {
      if (!isFeature(owner)) continue;
      const missing = lackingIn(itself, browsers);
      owners.add(owner);
      if (missing.length > 0) globals.set(owner, missing);
      for (const [name, member] of Object.entries(itself)) {
        if (!isFeature(name) || IS_EVENT.test(name) || name === owner) continue;
        note(owner, name, member as Identifier, isLanguage, missing.length === 0);
      }
      // `Intl.Locale` and the like are owners of members, too.
      if (isLanguage) visit(nested(itself), true);
    }
  };
  const note = (owner: string, name: string, member: Identifier, isLanguage: boolean, hasOwner: boolean) => {
    const missing = lackingIn(member, browsers);
    const isStatic = name.endsWith(STATIC);
    const plain = isStatic ? name.slice(0, -STATIC.length) : name;
    // MDN's data do not tell the language's static members from the others.
    if ((isStatic || isLanguage) && missing.length > 0) statics.set(`${owner}.${plain}`, missing);
    if (missing.length === 0) everywhere.add(plain);
    else if (hasOwner && !isStatic) members.set(plain, missing);
  };

  visit(data.api as Record<string, Identifier>, false);
  visit(data.javascript.builtins as Record<string, Identifier>, true);
  for (const name of everywhere) members.delete(name);
  return { globals, statics, members, owners };
}

const nested = (owner: Identifier): Record<string, Identifier> =>
  Object.fromEntries(
    Object.entries(owner).filter(
      ([name, value]) => isFeature(name) && /^[A-Z]/.test(name) && typeof value === 'object',
    ),
  ) as Record<string, Identifier>;
