import type { Values } from '../../ui/form/checks.ts';
import type { PlanForm } from './api.ts';

type Feature = NonNullable<PlanForm['features']>[number];

/** Features as the form's fields hold them; a new one is called by its English name. */
export function featuresIn(values: Values): Feature[] {
  const lines = Object.keys(values).flatMap((name) => /^features\.(\d+)\.nameAr$/.exec(name)?.[1] ?? []);
  const taken = new Set<string>();
  return lines.map((index) => {
    const at = (name: string) => values[`features.${index}.${name}`]?.trim() ?? '';
    const code = free(at('code') || codeOf(at('nameEn')), taken);
    taken.add(code);
    return { code, nameAr: at('nameAr'), nameEn: at('nameEn'), officeOnly: at('officeOnly') === 'on' };
  });
}

const codeOf = (nameEn: string): string => {
  const words = nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '');
  return words.slice(0, 50) || 'feature';
};

function free(code: string, taken: ReadonlySet<string>): string {
  let candidate = code;
  for (let n = 2; taken.has(candidate); n++) candidate = `${code}_${n}`;
  return candidate;
}
