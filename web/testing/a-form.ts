import type { Attribute, Category } from '@diyar/api/contracts/categories';
import type { Draft } from '@diyar/api/contracts/listing-form';
import { EMPTY, type FormContent, toWire } from '#features/listing-form/content.ts';
import type { FormFacts } from '#features/listing-form/facts.ts';

export const SALE = '74ba6d1f-dad2-51b9-a831-9a78ea481566';
export const RENT = 'a5f2f432-48f8-5a57-9494-023611bf7bba';
const HOME = ['price_amount', 'price_on_request', 'price_period', 'area', 'bedrooms', 'floor', 'floors', 'exact_point'];

export function anAttribute(over: Partial<Attribute> = {}): Attribute {
  return {
    id: '019b7797-1648-78c4-a825-4d946a22c700',
    slug: 'building_age',
    name: 'عمر البناء',
    nameAr: 'عمر البناء',
    nameEn: 'Age',
    description: null,
    type: 'number',
    unit: null,
    min: 0,
    max: 500,
    minLength: null,
    maxLength: null,
    pattern: null,
    required: false,
    filterable: true,
    defaultValue: null,
    sortOrder: 0,
    showInFilters: true,
    showInListing: true,
    showInDetails: true,
    transactionTypes: null,
    options: [],
    ...over,
  };
}

const PAPER = anAttribute({
  slug: 'ownership_paper',
  name: 'نوع الملكية',
  type: 'select',
  required: true,
  transactionTypes: ['sale'],
  options: [{ value: 'green_tabu', label: 'طابو أخضر', labelAr: 'طابو أخضر', labelEn: 'Green tabu' }],
});

export function theFacts(over: { carries?: string[]; attributes?: Attribute[] } = {}): FormFacts {
  const category: Category = {
    id: '9d763eb6-a770-53d5-8878-4a0bee769dd4',
    slug: 'apartments',
    name: 'شقق',
    nameAr: 'شقق',
    nameEn: 'Apartments',
    description: null,
    level: 2,
    parentId: null,
    icon: null,
    iconImage: null,
    color: null,
    sortOrder: 0,
    propertyType: 'apartment',
    carries: over.carries ?? HOME,
    transactionTypes: ['sale', 'rent'],
  };
  const transactionTypes = [
    { id: SALE, slug: 'sale', name: 'بيع' },
    { id: RENT, slug: 'rent', name: 'إيجار' },
  ];
  const asked = { asked: category.id, isShown: true };
  return { ...asked, category, attributes: over.attributes ?? [PAPER, anAttribute()], transactionTypes };
}

/** A form that may be handed in, but for what a test takes away. */
export const aContent = (over: Partial<FormContent> = {}): FormContent => ({
  ...EMPTY,
  categoryId: theFacts().category.id,
  transactionTypeId: SALE,
  titleAr: 'شقة للبيع في المزة',
  descriptionAr: 'كسوة نضيفة. '.repeat(10),
  price: '85,000',
  area: '١٢٠',
  province: 'damascus',
  city: 'damascus',
  address: 'المزة، قرب الجامع',
  latitude: '33.5',
  longitude: '36.25',
  attributes: { ownership_paper: 'green_tabu' },
  ...over,
});

export const aDraft = (content: FormContent, over: Partial<Draft> = {}): Draft => ({
  id: '019b7797-1648-78c4-a825-4d946a22c799',
  version: 1,
  state: 'draft',
  status: 'draft',
  isChange: false,
  content: toWire(content, () => true),
  images: [],
  video: null,
  rejection: null,
  problems: [],
  hints: [],
  poundsPerDollar: 115,
  updatedAt: '2026-03-01T10:00:00.000Z',
  ...over,
});
