/** Calls that take `purse`; what prices are is nobody's in particular. */
export const PURSE_CALLS =
  /^\/(credits|payments|subscriptions|boosts|placements)(?!\/(sizes|pricing)$)(\/|$)|^\/listings\/:id\/boost$|^\/users\/(listings\/)?quota$/;
