import { parseAst } from 'vite';
import type { NewerInterfaces } from './newer-interfaces.ts';

export type Use = { name: string; missing: string[]; around: string };

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const AROUND = 60;
const LOOKS_BEHIND = /\(\?<[=!]/;
const WINDOWS = new Set(['window', 'globalThis', 'self']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodeAt = (node: Node, key: string): Node | undefined => (isNode(node[key]) ? (node[key] as Node) : undefined);
const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Identifier' ? String(node.name) : undefined;
/** `a.b` of `a.b` and of `window.a.b` */
const wholeOf = (node: Node | undefined): string | undefined => {
  const member = memberOf(node);
  const object = node && nodeAt(node, 'object');
  const owner = nameOf(object) ?? memberOf(object);
  return member && owner ? `${owner}.${member}` : undefined;
};
/** `b` of `a.b` */
const memberOf = (node: Node | undefined): string | undefined =>
  node?.type === 'MemberExpression' && node.computed !== true ? nameOf(nodeAt(node, 'property')) : undefined;

/**
 * Uses of newer interfaces in a built file that would throw where they are missing: calls, `new`, and reading on.
 * Not those that the file asks for first (`'name' in`, `typeof`, `x.name &&`, `x.name?.()`), nor those inside a `try`.
 */
export function newerUses(code: string, newer: NewerInterfaces): Use[] {
  const program = parseAst(code) as unknown as Node;
  const asked = new Set<string>();
  const found: (Use & { plain: string })[] = [];
  const add = (plain: string, name: string, missing: string[] | undefined, { start, end }: Node) => {
    if (!missing) return;
    const around = code.slice(Math.max(0, start - AROUND), end + AROUND).replaceAll(/\s+/g, ' ');
    found.push({ plain, name, missing, around });
  };
  const declared = new Set<string>();

  walk(program, false, (node, isTried) => {
    for (const name of namesAsked(node)) asked.add(name);
    for (const name of namesDeclared(node)) declared.add(name);
    if (isTried) return;
    if (node.type === 'Literal' && isNode(node) && typeof (node.regex as { pattern?: string })?.pattern === 'string') {
      const { pattern } = node.regex as { pattern: string };
      if (LOOKS_BEHIND.test(pattern))
        add('', 'a regular expression that looks behind', ['safari 15.4 (since 16.4)'], node);
    }
    if (node.type === 'StaticBlock') add('', 'a static block', ['safari 15.4 (since 16.4)'], node);
    const used = dereferenced(node);
    if (!used) return;
    const name = nameOf(used) ?? (WINDOWS.has(nameOf(nodeAt(used, 'object')) ?? '') ? memberOf(used) : undefined);
    if (name) return add(name, name, newer.globals.get(name), used);
    const member = memberOf(used);
    if (!member) return;
    const owner = nameOf(nodeAt(used, 'object')) ?? memberOf(nodeAt(used, 'object'));
    const whole = wholeOf(used) ?? '';
    if (newer.statics.has(whole)) return add(whole, whole, newer.statics.get(whole), used);
    if (owner && newer.owners.has(owner)) return;
    if (node.type === 'CallExpression') add(member, `.${member}()`, newer.members.get(member), used);
  });
  return found.filter(({ plain }) => !asked.has(plain) && !declared.has(plain)).map(({ plain: _, ...use }) => use);
}

/** What must be there for a node to run: the function of a call, the class of `new`, what a member is read of. */
function dereferenced(node: Node): Node | undefined {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    return node.optional === true ? undefined : nodeAt(node, 'callee');
  }
  if (node.type === 'MemberExpression' && node.optional !== true) return nodeAt(node, 'object');
  return undefined;
}

/** Names whose presence a node asks for. */
function namesAsked(node: Node): string[] {
  const test = testOf(node);
  if (test) return namesIn(test);
  const isAsked = (node.type === 'MemberExpression' || node.type === 'CallExpression') && node.optional === true;
  if (!isAsked) return [];
  const of = nodeAt(node, 'object') ?? nodeAt(node, 'callee');
  return [...named(of), ...named(node)];
}

const named = (node: Node | undefined): string[] =>
  [nameOf(node), memberOf(node), wholeOf(node)].filter((name) => name !== undefined);

function testOf(node: Node): Node | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return nodeAt(node, 'test');
  if (node.type === 'LogicalExpression') return nodeAt(node, 'left');
  if (node.type === 'UnaryExpression' && (node.operator === 'typeof' || node.operator === '!')) {
    return nodeAt(node, 'argument');
  }
  if (node.type === 'BinaryExpression' && node.operator === 'in') return node;
  return undefined;
}

function namesIn(test: Node): string[] {
  if (test.type === 'BinaryExpression' && test.operator === 'in') {
    const left = nodeAt(test, 'left');
    return left?.type === 'Literal' || left?.type === 'TemplateLiteral' ? [textOf(left)] : [];
  }
  if (test.type === 'UnaryExpression') return namesIn(nodeAt(test, 'argument') ?? test);
  if (test.type === 'LogicalExpression' || test.type === 'BinaryExpression') {
    return [nodeAt(test, 'left'), nodeAt(test, 'right')].flatMap((side) => (side ? namesIn(side) : []));
  }
  return named(test);
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value);
  const [quasi] = node.quasis as { value: { cooked: string } }[];
  return quasi?.value.cooked ?? '';
}

/** Names a file gives something of its own: `function Iterator`, a parameter `navigation`. */
function namesDeclared(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return patternNames(nodeAt(node, 'id'));
  if (/^(?:Function|Class)(?:Declaration|Expression)$|^ArrowFunctionExpression$/.test(node.type)) {
    const params = (node.params as Node[] | undefined) ?? [];
    return [nodeAt(node, 'id'), ...params].flatMap(patternNames);
  }
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property') {
    const name = nameOf(nodeAt(node, 'key'));
    return name ? [name] : [];
  }
  return [];
}

function patternNames(pattern: Node | undefined): string[] {
  const name = nameOf(pattern);
  return name ? [name] : [];
}

function walk(node: Node, isTried: boolean, see: (node: Node, isTried: boolean) => void): void {
  see(node, isTried);
  for (const [key, value] of Object.entries(node)) {
    const tried = isTried || (node.type === 'TryStatement' && key === 'block' && isNode(node.handler));
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, tried, see);
  }
}
