import type { Attribute, Category } from '@diyar/api/contracts/categories';
import type { PriceKind } from '@diyar/api/rules/listing-form';
import type { FormContent } from './content.ts';

export type TransactionType = { id: string; slug: string; name: string };

/** Facts of the category for the form to be drawn and judged. */
export type FormFacts = {
  /** The category that was asked for; one that was merged is answered by the one that took it over. */
  asked: string;
  /** False: it is switched off. What is written is kept, and can't be handed in until it is back. */
  isShown: boolean;
  category: Category;
  attributes: readonly Attribute[];
  transactionTypes: readonly TransactionType[];
};

export const carries = ({ category }: FormFacts, what: string): boolean => category.carries.includes(what);

/** The slug of the chosen deal, when the category offers it. */
export const dealOf = ({ transactionTypes }: FormFacts, { transactionTypeId }: FormContent): string | undefined =>
  transactionTypes.find(({ id }) => id === transactionTypeId)?.slug;

/** The attributes of this deal, in their order; those of another one stay hidden and are not sent by mistake. */
export function attributesOf(facts: FormFacts, content: FormContent): Attribute[] {
  const deal = dealOf(facts, content) ?? '';
  return facts.attributes.filter(({ transactionTypes }) => !transactionTypes || transactionTypes.includes(deal));
}

/** How the category may be priced, the usual way first. */
export function priceKindsOf(facts: FormFacts): PriceKind[] {
  const kinds = (['amount', 'salary', 'free', 'on_request'] as const).filter((kind) => carries(facts, `price_${kind}`));
  return kinds.length > 0 ? kinds : ['on_request'];
}

/** The kind the form stands on: what was chosen, as long as the category knows it. */
export function priceKindOf(facts: FormFacts, { priceKind }: FormContent): PriceKind {
  const kinds = priceKindsOf(facts);
  return kinds.find((kind) => kind === priceKind) ?? kinds[0] ?? 'on_request';
}

/** Offered for a price or for a rent: either is asked for, one is enough. */
export const hasRentBeside = (facts: FormFacts, content: FormContent): boolean =>
  dealOf(facts, content) === 'both' && priceKindOf(facts, content) === 'amount';

export const isPriced = (kind: PriceKind): boolean => kind === 'amount' || kind === 'salary';
