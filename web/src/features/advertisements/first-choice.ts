import type { AdChoice } from '@diyar/api/rules/advertisements';

export const FIRST_CHOICE: AdChoice = { place: 'search_results', size: 'small', priority: 1, days: 30 };
