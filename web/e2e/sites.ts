/** Sites that `npm test` has started for the workers: the environment that leads to each one's site. */
export const sites = (): Record<string, string>[] => JSON.parse(process.env.E2E_SITES ?? '[]');
