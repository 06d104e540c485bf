import { ReportDesk } from './report-desk.tsx';

/** Each listing of an office in a period. */
export const Page = () => <ReportDesk first="listings" path="/dashboard/reports" />;
