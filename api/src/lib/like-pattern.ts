/** A pattern of `like` that finds the text anywhere, its own `%`, `_` and `\` as they were typed. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
