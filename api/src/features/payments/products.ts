import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Product, Products, Returned } from './product.ts';
import { PurchaseOf } from './purchase-contract.ts';

const offered: Partial<Products> = {};

/** Puts up for sale what the features of this release bring (`features.ts`): payments know no feature that sells. */
export const putUpForSale = (products: Partial<Products>): unknown => Object.assign(offered, products);

/** The table's row for a purchase takes that purchase; the compiler sees only their union. */
export function productOf({ product }: PurchaseOf): Product<PurchaseOf> {
  const found = offered[product];
  if (!found) throw new Error(`No feature sells ${product}`);
  return found as Product<PurchaseOf>;
}

/** A stored purchase as its contract has it. */
export const purchaseIn = ({ product, parameters }: Pick<tables.PurchaseRow, 'product' | 'parameters'>): PurchaseOf =>
  PurchaseOf.parse({ product, ...(parameters as object) });

/** What transfers gave back of any product. */
export async function returnedBy(db: Db, transferIds: readonly string[]): Promise<Map<string, Returned>> {
  if (transferIds.length === 0) return new Map();
  const found = await Promise.all(Object.values(offered).map((product) => product.returned?.(db, transferIds)));
  return new Map(found.flatMap((returned) => [...(returned ?? [])]));
}
