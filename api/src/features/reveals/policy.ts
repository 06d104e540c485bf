/** Far above what someone who looks for a home needs, far below what a list of numbers is worth. */
export const REVEALS_PER_USER_DAY = 40;
export const REVEALS_PER_LISTING_HOUR = 60;
