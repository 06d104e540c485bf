/** After the end of a period everything stays as it was for so many days. */
export const GRACE_DAYS = 7;
