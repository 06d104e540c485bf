import { type AtRule, type ChildNode, type Declaration, list, parse, type Rule } from 'postcss';
import { isIn, withoutHas } from '../style-fallbacks.ts';
import type { NewerStyles } from './newer-styles.ts';

export type StyleUse = { name: string; missing: string[]; around: string };

const PSEUDO = /::?([a-z][a-z-]*)/g;
const FUNCTION = /([a-z][a-z-]*)\(/g;
const UNIT = /[\d.]([a-z]{3,5})\b/g;
const WORD = /(?<![\w-])[a-z][a-z-]+(?![\w(-])/g;
const QUOTED = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const IS_PREFIXED = /^-(?!-)/;
const PREFIX = /^-(?:webkit|moz)-/;
const LENGTH_SHOWN = 140;

/**
 * Newer properties, values, selectors and rules in a built style sheet that have no fallback. One has, when it stands inside
 * `@supports`, when `@supports not` says something else for the same selector and property, or when the property is given
 * before it in a way that all know and the newer one is refused as it is read, which what holds `var()` is not.
 */
export function newerStyleUses(sheet: string, newer: NewerStyles): StyleUse[] {
  const found: StyleUse[] = [];
  const root = parse(sheet);
  const fallbacks = fallbacksIn(root.nodes);
  const add = (name: string, missing: string[], node: ChildNode) => {
    if (missing.length === 0) return;
    found.push({ name, missing, around: node.toString().replaceAll(/\s+/g, ' ').slice(0, LENGTH_SHOWN) });
  };
  root.walk((node) => {
    if (node.type === 'comment' || isIn(node, /^supports$/)) return;
    if (node.type === 'atrule') add(`@${node.name}`, newer.atRule(node.name), node);
    if (node.type === 'rule' && !isIn(node, /keyframes$/) && !isWholeGiven(node, fallbacks)) {
      for (const [, name = ''] of node.selector.matchAll(PSEUDO)) add(`:${name}`, newer.pseudo(name), node);
    }
    if (node.type !== 'decl' || node.prop === 'composes' || IS_PREFIXED.test(node.prop)) return;
    const uses = usesOf(node, newer);
    if (uses.length === 0 || hasFallback(node, newer, fallbacks)) return;
    for (const { name, missing } of uses) add(name, missing, node);
  });
  return found;
}

function usesOf({ prop, value }: Declaration, newer: NewerStyles): { name: string; missing: string[] }[] {
  const bare = value.replaceAll(QUOTED, '');
  const functions = [...bare.matchAll(FUNCTION)].map(([, name = '']) => name);
  const units = [...bare.matchAll(UNIT)].map(([, name = '']) => name);
  return [
    { name: prop, missing: newer.property(prop) },
    ...functions.map((name) => ({ name: `${name}()`, missing: newer.func(name) })),
    ...units.map((name) => ({ name, missing: newer.unit(name) })),
    ...[...bare.matchAll(WORD)].map(([word]) => ({ name: `${prop}: ${word}`, missing: newer.keyword(prop, word) })),
  ].filter(({ missing }) => missing.length > 0);
}

function hasFallback(node: Declaration, newer: NewerStyles, fallbacks: Set<string>): boolean {
  const rule = node.parent as Rule;
  if (keysOf(rule, node.prop).every((key) => fallbacks.has(key))) return true;
  if (
    rule.nodes.some(
      (declaration) => declaration.type === 'decl' && declaration.prop.replace(PREFIX, '-') === `-${node.prop}`,
    )
  )
    return true;
  if (node.prop.startsWith('--') || node.value.includes('var(')) return false;
  const before = rule.nodes.slice(0, rule.nodes.indexOf(node));
  return before.some(
    (declaration) =>
      declaration.type === 'decl' && declaration.prop === node.prop && usesOf(declaration, newer).length === 0,
  );
}

/** Whether each declaration of a rule is said again for browsers that do not know its selector. */
const isWholeGiven = (rule: Rule, fallbacks: Set<string>): boolean =>
  rule.nodes.every((node) => node.type !== 'decl' || keysOf(rule, node.prop).every((key) => fallbacks.has(key)));

/** What `@supports not` gives: the rules around it, the selector and the property. */
function fallbacksIn(nodes: readonly ChildNode[]): Set<string> {
  const found = new Set<string>();
  const visit = (node: ChildNode) => {
    if (node.type !== 'atrule') return;
    for (const child of node.nodes ?? []) visit(child);
    if (node.name !== 'supports' || !node.params.startsWith('not')) return;
    node.walkDecls((declaration) => {
      for (const key of keysOf(declaration.parent as Rule, declaration.prop)) found.add(key);
    });
  };
  for (const node of nodes) visit(node);
  return found;
}

const keysOf = (rule: Rule, prop: string): string[] =>
  (rule.selectors ?? [])
    .flatMap(alternatives)
    .map((declaration) => `${around(rule)}|${withoutHas(declaration)}|${prop}`);

/** Lightning CSS writes `:is(.a:has(b), .c:has(b))` for two selectors that not all browsers know. */
const alternatives = (selector: string): string[] =>
  selector.startsWith(':is(') && selector.endsWith(')') ? list.comma(selector.slice(':is('.length, -1)) : [selector];

function around(node: { parent?: unknown }): string {
  const parent = node.parent as (AtRule & { type: string }) | undefined;
  if (parent?.type !== 'atrule') return '';
  return parent.name === 'supports' ? around(parent) : `${around(parent)}@${parent.name} ${parent.params}`;
}
