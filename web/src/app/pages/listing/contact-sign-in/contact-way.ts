export const WAYS = ['phone', 'whatsapp', 'message'] as const;
export type Way = (typeof WAYS)[number];

/** Behind a listing's address: what its visitor was about to do before an account was asked for. */
export const contactMark = (way: Way): string => `#contact-${way}`;

export const wayIn = (hash: string): Way | undefined => WAYS.find((way) => hash === contactMark(way));
