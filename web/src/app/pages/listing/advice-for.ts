import type { ListingDetails } from '@diyar/api/contracts/listings';

/** Which advice of `advice-texts` fits, as keys under `advice`. */
const ADVICE = {
  sale: ['registry', 'visit', 'deposit', 'lawyer'],
  rent: ['visit', 'owner', 'lease', 'meters'],
  vehicles: ['inspect', 'chassis', 'transport', 'transfer'],
  jobs: ['money', 'documents', 'place'],
  goods: ['public', 'check', 'transfer'],
} as const;

const PAPERS = [
  'green_tabu',
  'temporary_register',
  'housing_register',
  'court_ruling',
  'notarised_poa',
  'shares',
  'sale_contract',
] as const;

export type AdviceKey = {
  [Kind in keyof typeof ADVICE]: `advice.${Kind}.${(typeof ADVICE)[Kind][number]}`;
}[keyof typeof ADVICE];
export type PaperKey = `advice.paper.${(typeof PAPERS)[number] | 'other'}`;

type Listing = Pick<ListingDetails, 'category' | 'transactionType' | 'attributes'>;

/** Advice for this kind of thing, most important first. */
export function adviceFor({ category, transactionType }: Listing): AdviceKey[] {
  const of = <Kind extends keyof typeof ADVICE>(kind: Kind) =>
    ADVICE[kind].map((item) => `advice.${kind}.${item}`) as AdviceKey[];
  if (category.root === 'real-estate') return of(transactionType === 'rent' ? 'rent' : 'sale');
  if (category.root === 'vehicles') return of('vehicles');
  if (category.root === 'jobs-employment') return of('jobs');
  return of('goods');
}

/** Meaning of the listing's ownership paper for a buyer; undefined when none is named. */
export function paperAdviceFor({ attributes }: Listing): PaperKey | undefined {
  const paper = attributes.find(({ slug }) => slug === 'ownership_paper')?.keys[0];
  return paper === undefined ? undefined : `advice.paper.${PAPERS.find((item) => item === paper) ?? 'other'}`;
}
