import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const STYLES = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
const NAMED = /import \{([^}]+)\} from '@mantine\/core'/g;
/** Components that are drawn by others, whose styles they need. */
const DRAWN_BY: Record<string, readonly string[]> = {
  MultiSelect: ['Combobox', 'Pill', 'PillsInput'],
  TagsInput: ['Combobox', 'Pill', 'PillsInput'],
  Select: ['Combobox'],
  Autocomplete: ['Combobox'],
  FileInput: ['Pill'],
  SegmentedControl: ['FloatingIndicator'],
  Radio: ['RadioCard', 'RadioIndicator'],
  Button: ['Loader'],
};

it('the styles of every Mantine component in use are loaded', () => {
  const used = new Set<string>();
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.tsx'))) {
    for (const [, names = ''] of readFileSync(join(WEB, file), 'utf8').matchAll(NAMED)) {
      for (const name of names.split(',')) used.add(name.trim());
    }
  }
  const loaded = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
  const needed = [...used].flatMap((name) => [name, ...(DRAWN_BY[name] ?? [])]);
  const missing = needed.filter(
    (name) => existsSync(join(STYLES, `${name}.layer.css`)) && !loaded.includes(`styles/${name}.layer.css`),
  );
  expect(used).toContain('TextInput');
  expect(missing).toEqual([]);
});
