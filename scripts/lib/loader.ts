/** What Node needs to read TypeScript: nothing, or where it cannot by itself (before 22.18) the loader. */
export const LOADER: readonly string[] = process.features.typescript ? [] : ['--import', 'tsx'];
