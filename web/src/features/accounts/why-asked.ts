const WHY = [
  ['post', /^\/dashboard\/properties\/new\b/],
  ['dashboard', /^\/dashboard\b/],
  ['listing', /^\/property\//],
  ['search', /^\/(?:properties|for-sale|for-rent|syria)\b/],
] as const;

/** Why somebody is asked to sign in, by where they were on the way to; undefined where they came to it themselves. */
export const whyAsked = (from: string | undefined) => WHY.find(([, path]) => from && path.test(from))?.[0];
