/** Hours within which a message to the operator is to be answered. */
export const ANSWER_HOURS = { priority: 4, usual: 24 } as const;
