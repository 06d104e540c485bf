import { z } from 'zod';
import { ErrorDetail, endpoint, number, Page } from '#lib/endpoint.ts';
import { PROXIMITIES } from '#rules/listing-form.ts';
import { Attribute, Category } from '../categories/contract.ts';
import { NamedFiles, Photo, Video } from '../listing-media/contract.ts';
import { AttributeKey, formShape, LooseInput, LooseList } from './fields.ts';

export const FormValues = z.object(formShape);
/** A form as read, trimmed, nothing checked against its category. */
export type FormValues = z.output<typeof FormValues>;

const Id = z.uuid();
/** The save one started from (`Draft.version`); absent overwrites whatever is there. */
const baseVersion = number(z.number().int().min(0));
/** Files the form shows or still holds; a listing that lacks one of them is not handed in (`files_missing`). */
const files = NamedFiles.optional();

/**
 * A new listing. `id` is its draft's, made by the client: photos are uploaded to that id before, and sent twice, the listing is
 * there once.
 */
export const NewListing = z.strictObject({ id: Id.optional(), categoryId: z.uuid(), baseVersion, files, ...formShape });
export const NewListingInCategory = z.strictObject({ id: Id.optional(), baseVersion, files, ...formShape });
/** The whole form again; the category cannot change. */
export const ChangedListing = z.strictObject({ categoryId: z.uuid().optional(), baseVersion, files, ...formShape });

export const Submitted = z.object({
  id: Id,
  code: z.int(),
  /** `pending` until approved; a published listing stays `active` while its change waits. */
  status: z.string(),
  /** Of a published listing: the approved version stays public meanwhile. */
  isChange: z.boolean(),
  version: z.int(),
});
export type Submitted = z.infer<typeof Submitted>;
const One = z.object({ listing: Submitted });

const WRITING = [
  'category_not_found',
  'category_not_shown',
  'select_valid_property_type',
  'listing_not_found',
  'draft_conflict',
  'listing_limit_reached',
  'location_other_city',
  'location_other_province',
  'price_hundredfold',
  'area_unusual',
  'phone_in_text',
  'select_category_first',
  'account_stopped',
  'drafts_only',
] as const;
const create = {
  idempotency: 'honoured',
  tag: 'listing-form',
  access: 'properties-new',
  success: [200, 201],
  data: One,
  errors: WRITING,
} as const;
const update = {
  tag: 'listing-form',
  access: 'properties-edit',
  data: One,
  errors: [...WRITING, 'category_fixed', 'listing_not_editable'],
} as const;

export const createListing = endpoint({
  ...create,
  method: 'POST',
  path: '/listings',
  summary: 'Hand in a new listing for review',
  body: NewListing,
});
export const createListingInCategory = endpoint({
  ...create,
  method: 'POST',
  path: '/categories/:id/listings',
  summary: 'Hand in a new listing of this category (id or slug) for review',
  params: z.strictObject({ id: z.string().min(1).max(80) }),
  body: NewListingInCategory,
});
export const updateListing = endpoint({
  ...update,
  method: 'PUT',
  path: '/listings/:id',
  summary: 'Hand in a changed listing for review; the approved version stays public meanwhile',
  params: z.strictObject({ id: Id }),
  body: ChangedListing,
});
export const updateListingInCategory = endpoint({
  ...update,
  method: 'PUT',
  path: '/categories/:id/listings/:listingId',
  summary: 'The same; the category must be the listing’s own',
  params: z.strictObject({ id: z.string().min(1).max(80), listingId: Id }),
  body: ChangedListing,
});

/** The form half written: the same names, any value an input may hold. */
export const DraftContent = z
  .strictObject({
    categoryId: z.uuid().nullish(),
    ...(Object.fromEntries(Object.keys(formShape).map((key) => [key, LooseInput.optional()])) as Record<
      Exclude<keyof typeof formShape, 'features' | 'proximities' | 'attributes'>,
      z.ZodOptional<typeof LooseInput>
    >),
    features: LooseList.nullish(),
    proximities: z.partialRecord(z.enum(PROXIMITIES), LooseInput).nullish(),
    attributes: z.record(AttributeKey, z.union([LooseInput, LooseList])).nullish(),
  })
  .refine((content) => Object.keys(content.attributes ?? {}).length <= 100);
export type DraftContent = z.infer<typeof DraftContent>;

export const Rejection = z.object({
  codes: z.array(z.string()),
  /** A sentence per code, in the caller's language. */
  reasons: z.array(z.string()),
  text: z.string().nullable(),
});
export const Hint = z.object({ code: z.string(), message: z.string() });

/** The owner's work in progress: a new listing, or a change of a published one. */
export const Draft = z.object({
  id: Id,
  version: z.int(),
  /** `clean`: nothing open, the content is the published version. */
  state: z.enum(['clean', 'draft', 'pending', 'rejected']),
  status: z.string(),
  isChange: z.boolean(),
  content: DraftContent,
  /** Uploaded by the calls of listing-media. */
  images: z.array(Photo),
  video: Video.nullable(),
  rejection: Rejection.nullable(),
  /** Errors that publishing would refuse now, in the order of the form. */
  problems: z.array(ErrorDetail),
  /** Improvements that nobody requires. */
  hints: z.array(Hint),
  /** New pounds for a dollar, at the rate prices are kept by. */
  poundsPerDollar: z.number(),
  updatedAt: z.string(),
});
export type Draft = z.infer<typeof Draft>;

export const DraftRow = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(['draft', 'pending', 'rejected']),
  isChange: z.boolean(),
  title: z.string().nullable(),
  category: z.object({ key: z.string(), name: z.string() }),
  image: z.object({ id: Id, color: z.string() }).nullable(),
  updatedAt: z.string(),
});

export type DraftRow = z.infer<typeof DraftRow>;

const drafts = { tag: 'listing-form', access: 'properties-new' } as const;
const draftParams = z.strictObject({ id: Id });
export const listDrafts = endpoint({
  ...drafts,
  method: 'GET',
  path: '/listings/drafts',
  summary: 'What I have begun, the last touched first',
  query: z.strictObject({ page: number(z.number().int().min(1).max(1000)) }),
  data: z.object({ items: z.array(DraftRow), page: Page }),
});
export const getDraft = endpoint({
  ...drafts,
  method: 'GET',
  path: '/listings/:id/draft',
  summary: 'The form of one of my listings as I left it',
  params: draftParams,
  data: z.object({ draft: Draft }),
  errors: ['listing_not_found'],
});
/** 409 `draft_conflict` carries the other version as `data.draft`: show both, then save with its version. */
export const saveDraft = endpoint({
  ...drafts,
  method: 'PUT',
  path: '/listings/:id/draft',
  summary: 'Save the form, complete or not; an unknown id begins a new listing (`content.categoryId` is needed then)',
  params: draftParams,
  body: z.strictObject({
    baseVersion,
    content: DraftContent,
    /** Takes it out of review for the change; without it 409 `listing_in_review`. */
    reopen: z.boolean().optional(),
  }),
  data: z.object({ draft: Draft }),
  errors: [
    'listing_not_found',
    'draft_conflict',
    'draft_limit_reached',
    'category_fixed',
    'select_category_first',
    'select_valid_property_type',
    'listing_not_editable',
    'listing_in_review',
    'account_stopped',
  ],
});
/** The form goes on in a category that was switched off, which the public call answers with 404. */
export const draftCategory = endpoint({
  ...drafts,
  method: 'GET',
  path: '/listings/:id/draft/category',
  summary: 'The category of one of my listings with what can be said in it, also while it is not shown',
  params: draftParams,
  data: z.object({ category: Category, attributes: z.array(Attribute), isShown: z.boolean() }),
  errors: ['listing_not_found'],
});
export const deleteDraft = endpoint({
  ...drafts,
  method: 'DELETE',
  path: '/listings/:id/draft',
  summary: 'Throw away a draft, or the open change of a published listing',
  params: draftParams,
  data: z.object({}),
  errors: ['listing_not_found'],
});
