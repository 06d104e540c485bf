import { type AtRule, type Declaration, type Plugin, Rule } from 'postcss';

type Kind = {
  /** Whether a browser has what needs the fallback. */
  supports: string;
  uses: (value: string) => boolean;
  instead: (declaration: Declaration) => string;
};

const DYNAMIC = /([\d.])[dsl]v([hw])\b/g;
const MIX = 'color-mix(';

const KINDS: Kind[] = [
  {
    supports: '(height: 1dvh)',
    uses: (value) => value.search(DYNAMIC) >= 0,
    instead: ({ value }) => value.replaceAll(DYNAMIC, '$1v$2'),
  },
  {
    supports: '(color: color-mix(in srgb, red, red))',
    uses: (value) => value.includes(MIX),
    instead: ({ prop, value }) => unmixed(value, /^(?:border|outline|stroke)/.test(prop)),
  },
];
const HAS = 'selector(:has(*))';
/** Set by `lib/older-browsers.ts` on what holds a chosen box. */
const HOLDS_CHOSEN = '[data-holds-chosen]';

/**
 * Gives styles that older promised browsers lack another form behind `@supports not`. A plain declaration before the newer one
 * would not do: what holds `var()` is refused only when it is used, and the one before is forgotten by then.
 */
export const styleFallbacks = (): Plugin => ({
  postcssPlugin: 'diyar-style-fallbacks',
  OnceExit(root, { AtRule: Supports }) {
    const rules: Rule[] = [];
    root.walkRules((rule) => {
      if (!isIn(rule, /^(?:supports|keyframes)$/)) rules.push(rule);
    });
    const put = (rule: Rule, supports: string, selectors: string[], declarations: Declaration[]) => {
      const guard: AtRule = new Supports({ name: 'supports', params: `not ${supports}` });
      guard.append(new Rule({ selectors, nodes: declarations }));
      rule.after(guard);
    };
    for (const rule of rules) {
      const own = rule.nodes.filter((node) => node.type === 'decl');
      for (const { supports, uses, instead } of KINDS) {
        const mended = own
          .filter(({ value }) => uses(value))
          .map((declaration) => declaration.clone({ value: instead(declaration) }));
        if (mended.length > 0) put(rule, supports, rule.selectors, mended);
      }
      if (!rule.selector.includes(':has(') || withoutHas(rule.selector).includes(':has(')) continue;
      const kept = own.filter(({ prop }) => prop !== 'composes').map((declaration) => declaration.clone());
      if (kept.length > 0) put(rule, HAS, rule.selectors.map(withoutHas), kept);
    }
  },
});

/**
 * A selector that says nearly the same without `:has`: what holds the focus for what holds the visible one, an attribute for
 * what holds a chosen box. Others stay: such a rule is lost where `:has` is missing, and the check tells.
 */
export const withoutHas = (selector: string): string =>
  selector
    .replaceAll(/:has\((?:input|[.\w-]+)?:focus-visible\)/g, ':focus-within')
    .replaceAll(/:has\((?:input)?:checked\)/g, HOLDS_CHOSEN);

/** The colour that is most of the mixture; of lines the first, as one that is nearly clear would not be seen. */
function unmixed(value: string, isLine: boolean): string {
  const start = value.indexOf(MIX);
  if (start < 0) return value;
  const end = closing(value, start + MIX.length);
  const [, first = '', second = ''] = parts(value.slice(start + MIX.length, end)).map((part) => part.trim());
  const share = Number(/ ([\d.]+)%$/.exec(first)?.[1] ?? 50);
  const colour = isLine || share >= 50 ? first.replace(/ [\d.]+%$/, '') : second;
  return unmixed(value.slice(0, start) + colour + value.slice(end + 1), isLine);
}

function closing(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') open++;
    if (text[at] === ')' && --open === 0) return at;
  }
  return text.length;
}

function parts(text: string): string[] {
  const found = [''];
  let open = 0;
  for (const letter of text) {
    if (letter === '(') open++;
    if (letter === ')') open--;
    if (letter === ',' && open === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

export function isIn(node: { parent?: unknown }, names: RegExp): boolean {
  const parent = node.parent as (AtRule & { type: string }) | undefined;
  if (!parent) return false;
  return (parent.type === 'atrule' && names.test(parent.name)) || isIn(parent, names);
}
