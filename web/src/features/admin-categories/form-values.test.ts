import { describe, expect, it } from 'vitest';
import type { CategoryContent } from './api.ts';
import { contentIn, fieldsOf, NEW_CONTENT } from './form-values.ts';

const TYPES = ['sale', 'rent', 'daily'];
const FLATS: CategoryContent = {
  ...{ slug: 'flats', nameAr: 'شقق', nameEn: 'Flats', descriptionAr: 'شقق للسكن', descriptionEn: null },
  ...{ icon: 'building', color: '#1f5c4d', isActive: true, propertyType: 'apartment' },
  ...{ carries: ['area', 'bedrooms'], transactionTypes: ['rent', 'sale'] },
  seo: {
    ar: { title: 'شقق {place}', description: '', keywords: ['شقق', 'بيوت'] },
    en: { title: '', description: 'Flats to live in', keywords: [] },
  },
};

describe('a category in its form', () => {
  it.each([
    ['a new one', NEW_CONTENT],
    ['all that can be said', FLATS],
  ])('comes back as it was: %s', (_name, content) => expect(contentIn(fieldsOf(content), TYPES)).toEqual(content));

  it('reads keywords between commas of either script, and each once', () => {
    const fields = fieldsOf(FLATS);
    fields.seo.ar.keywords = 'شقق، بيوت, شقق\nمنازل';
    expect(contentIn(fields, TYPES).seo?.ar.keywords).toEqual(['شقق', 'بيوت', 'منازل']);
  });
});
