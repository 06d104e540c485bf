import type { Group, Process, Setting } from './setting.ts';
import { GROUPS, settingsOf } from './settings.ts';

const WIDTH = 36;
const RULE = 120;
const MADE = 'Made by `npm run settings` from db/src/settings.';

/** `.env.example`: every setting with what it is without an operator's word. */
export function renderExample(): string {
  const lines = GROUPS.flatMap(({ title, settings }: Group) => [
    '',
    `# ── ${title} ${'─'.repeat(Math.max(3, RULE - title.length - 6))}`,
    ...Object.entries(settings).map(([name, row]) => exampleOf(name, row)),
  ]);
  return `${[
    `# ${MADE} Copy to \`.env\` and uncomment what you change:`,
    '# `npm start` and `docker compose` both read that file, and the environment wins over it. `npm start` needs none of them.',
    ...lines,
  ].join('\n')}\n`;
}

function exampleOf(name: string, row: Setting): string {
  const shown = row.default || row.example || '';
  const given = `# ${name}=${/\s/.test(shown) ? `"${shown}"` : shown}`;
  return row.says ? `${given.padEnd(WIDTH)} # ${row.says}` : given;
}

/** The services of `compose.yaml` that pass settings on, and whose those are. */
const PASSED: Record<string, readonly Process[]> = {
  api: ['api', 'pages'],
  worker: ['worker'],
  indexer: ['indexer'],
  backup: ['backup'],
};

/** The part of `compose.yaml` that passes the operator's settings on to each process. */
export function renderCompose(): string {
  return Object.entries(PASSED)
    .map(([service, processes]) => {
      const passed = settingsOf(...processes).flatMap(([name, row]) =>
        row.compose === 'fixed' ? [] : [passedOn(name, row)],
      );
      return [`x-${service}-settings: &${service}-settings`, ...passed].join('\n');
    })
    .join('\n\n');
}

function passedOn(name: string, { compose }: Setting): string {
  if (compose === 'required') return `  ${name}: \${${name}:?}`;
  return `  ${name}: \${${name}:-${typeof compose === 'object' ? compose.default : ''}}`;
}

/** `docs/settings.md`: the same as tables, with who reads what. */
export function renderDocs(): string {
  const tables = GROUPS.flatMap(({ title, settings }: Group) => [
    '',
    `## ${title}`,
    '',
    '| setting | without it | read by | |',
    '|---|---|---|---|',
    ...Object.entries(settings).map(
      ([name, row]) =>
        `| \`${name}\`${row.isSecret ? ' (secret)' : ''} | ${cell(row)} | ${row.of.join(', ')} | ${escaped(row.says ?? '')} |`,
    ),
  ]);
  return `${['# Settings', '', `${MADE} Each is a variable of the environment or a line of \`.env\`; an empty one counts as absent.`, ...tables].join('\n')}\n`;
}

const cell = (row: Setting): string => (row.isRequired ? 'must be given' : row.default ? `\`${row.default}\`` : '');
const escaped = (words: string): string => words.replaceAll('|', '\\|');

const BEGIN = '# settings: begin';
const END = '# settings: end';

/** A text with its part between the two marks made anew. @throws Error where the marks are missing */
export function withCompose(yaml: string): string {
  const [from, to] = [yaml.indexOf(BEGIN), yaml.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`compose.yaml lacks "${BEGIN}" or "${END}"`);
  const head = yaml.slice(0, yaml.indexOf('\n', from) + 1);
  return `${head}${renderCompose()}\n${yaml.slice(to)}`;
}
