/** Whether the visitor asked for less motion: what comes then comes at once. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
