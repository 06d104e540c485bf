/** Counted with every search: the quick links over the list are drawn from them. */
export const BASE_FACETS = ['category', 'transactionType'] as const;
