import type { AttackedSite } from '../lib/attacked-site.ts';
import { openAttackedSite } from '../lib/attacked-site.ts';
import { type Tally, tally } from '../lib/tally.ts';

// node --import tsx loadtest/attack/main.ts [NAME…]      every attack, or those named, on a site of their own
export interface Attack {
  title: string;
  attack(site: AttackedSite, tally: Tally): Promise<void>;
}

/** In this order: those that break processes come last. */
const SCRIPTS: Record<string, () => Promise<Attack>> = {
  broken: () => import('./broken.ts'),
  weak: () => import('./weak.ts'),
  spiral: () => import('./spiral.ts'),
  teams: () => import('./teams.ts'),
  spreadsheets: () => import('./spreadsheets.ts'),
  uploads: () => import('./uploads.ts'),
  forms: () => import('./forms.ts'),
  role: () => import('./role.ts'),
  xss: () => import('./xss.ts'),
  host: () => import('./host.ts'),
  addresses: () => import('./addresses.ts'),
  protocol: () => import('./protocol.ts'),
  limits: () => import('./limits.ts'),
  term: () => import('./term.ts'),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !SCRIPTS[name]);
if (unknown.length > 0) {
  console.error(`usage: node --import tsx loadtest/attack/main.ts [${Object.keys(SCRIPTS).join(' | ')}]…`);
  process.exit(2);
}

const site = await openAttackedSite();
const lines: string[] = [];
let failed = 0;
for (const [name, load] of Object.entries(SCRIPTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { title, attack } = await load();
  console.log(`${name}  ${title}`);
  const [own, before, began] = [tally(), site.calls(), performance.now()];
  await attack(site, own).catch((error) => own.check('ran to its end', false, error?.stack ?? error));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const line = `${name}  calls ${site.calls() - before} · checks ${own.checks} · failed ${own.failed}  (${seconds} s)`;
  lines.push(line);
  console.log(line);
  failed += own.failed;
}
await site.close().catch((error) => console.log(`closing: ${error}`));
console.log(['', ...lines].join('\n'));
process.exit(failed === 0 ? 0 : 1);
