import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import type { PromisedBrowser } from '../promised-browsers.ts';
import { lackingIn } from './support.ts';

/** What a style may use that a promised browser lacks; each answer names the browsers, or nobody. */
export type NewerStyles = {
  atRule: (name: string) => string[];
  /** @param name without its colons */
  pseudo: (name: string) => string[];
  property: (name: string) => string[];
  /** Keywords that a property knows: `balance` of `text-wrap`. */
  keyword: (property: string, word: string) => string[];
  /** `color-mix`, `light-dark` */
  func: (name: string) => string[];
  /** `dvh`, `cqi` */
  unit: (name: string) => string[];
};

/** Units MDN's data describe together. */
const UNITS: [units: RegExp, feature: string][] = [
  [/^[dsl]v(?:h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^cq(?:h|w|i|b|min|max)$/, 'container_query_length_units'],
];

/** Styles that some of the browsers lack. */
export function newerStyles({ css }: CompatData, browsers: readonly PromisedBrowser[]): NewerStyles {
  const missing = (feature: Identifier | undefined) => lackingIn(feature, browsers);
  const functions = functionsOf(css.types ?? {});
  const property = (name: string) => css.properties?.[name];
  return {
    atRule: (name) => missing(css['at-rules']?.[name]),
    pseudo: (name) => missing(css.selectors?.[name]),
    property: (name) => missing(property(name)),
    keyword: (name, word) => missing(property(name)?.[word]),
    func: (name) => missing(functions.get(name)),
    unit: (name) => {
      const feature = UNITS.find(([units]) => units.test(name))?.[1];
      return feature ? missing(css.types?.length?.[feature]) : [];
    },
  };
}

function functionsOf(types: Identifier, found = new Map<string, Identifier>()): Map<string, Identifier> {
  for (const [name, type] of Object.entries(types)) {
    if (name === '__compat') continue;
    found.set(name, type as Identifier);
    functionsOf(type as Identifier, found);
  }
  return found;
}
