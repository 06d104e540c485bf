import type { PlanForm } from './api.ts';
import type { FeatureLine } from './plan-fields.ts';

type Feature = NonNullable<PlanForm['features']>[number];

/** Features as the form's lines hold them; a new one is called by its English name. */
export function featuresIn(lines: readonly Omit<FeatureLine, 'key'>[]): Feature[] {
  const taken = new Set<string>();
  return lines.map(({ code: known, nameAr, nameEn, officeOnly }) => {
    const code = free(known || codeOf(nameEn.trim()), taken);
    taken.add(code);
    return { code, nameAr: nameAr.trim(), nameEn: nameEn.trim(), officeOnly };
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
