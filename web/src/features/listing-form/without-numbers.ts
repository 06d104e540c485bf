import type { FormContent } from './content.ts';

const TEXTS = ['titleAr', 'titleEn', 'descriptionAr', 'descriptionEn'] as const;

/** The four texts without the telephone numbers that the server found in them, no double space where they stood. */
export function withoutNumbers(content: FormContent, data: unknown): Partial<FormContent> {
  const found = (data as { found?: readonly string[] } | null)?.found ?? [];
  const cleaned = (text: string) =>
    found.reduce((rest, number) => rest.replaceAll(number, ' ').replace(/ {2,}/g, ' ').trim(), text);
  return Object.fromEntries(TEXTS.map((field) => [field, cleaned(content[field])]));
}
