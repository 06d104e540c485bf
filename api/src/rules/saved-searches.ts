export const FREQUENCIES = ['instant', 'hourly', 'daily', 'weekly'] as const;
