/** Arguments with which Node reads TypeScript: none, or where it cannot by itself (before 22.18) the loader. */
export const LOADER: readonly string[] = process.features.typescript ? [] : ['--import', 'tsx'];
