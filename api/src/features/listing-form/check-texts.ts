import type { Lang } from '#lib/endpoint.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN, TITLE_MAX, TITLE_MIN } from '#rules/listing-form.ts';
import type { FormValues } from './contract.ts';
import type { FormErrors } from './form-errors.ts';

const LANGS = ['ar', 'en'] as const;
/** As people count, not as UTF-16 does. */
const length = (text: string) => [...text].length;

/** Title and description: one language complete, the other complete or absent. `title` stands for the caller's language. */
export function checkTexts(form: FormValues, lang: Lang, errors: FormErrors) {
  const titles = { ar: form.titleAr, en: form.titleEn };
  const descriptions = { ar: form.descriptionAr, en: form.descriptionEn };
  titles[lang] ??= form.title;
  descriptions[lang] ??= form.description;

  const name = (field: 'title' | 'description', language: Lang) => {
    const own = field === 'title' ? form.titleAr || form.titleEn : form.descriptionAr || form.descriptionEn;
    return !own && language === lang ? field : `${field}${language === 'ar' ? 'Ar' : 'En'}`;
  };
  const begun = LANGS.filter((lang) => titles[lang] || descriptions[lang]);
  for (const one of begun.length > 0 ? begun : [lang]) {
    const title = titles[one];
    const description = descriptions[one];
    if (!title) errors.add(name('title', one), 'title_required');
    else if (length(title) < TITLE_MIN || length(title) > TITLE_MAX) errors.add(name('title', one), 'title_length');
    if (!description) errors.add(name('description', one), 'description_required');
    else if (length(description) < DESCRIPTION_MIN || length(description) > DESCRIPTION_MAX) {
      errors.add(name('description', one), 'description_length');
    }
  }
  return {
    title_ar: titles.ar ?? null,
    title_en: titles.en ?? null,
    description_ar: descriptions.ar ?? null,
    description_en: descriptions.en ?? null,
  };
}
