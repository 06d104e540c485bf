import type { ReportType } from '@diyar/api/contracts/listing-reports';

/** In the order they are offered: what happens most comes first. */
export const REPORT_TYPES: readonly ReportType[] = ['fake', 'wrongInfo', 'duplicate', 'spam', 'inappropriate', 'other'];
