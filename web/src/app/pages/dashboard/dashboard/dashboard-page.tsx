import { ReportDesk } from '../reports/report-desk.tsx';

/** An office's first screen: its reports, at a glance. */
export const Page = () => <ReportDesk first="overview" path="/dashboard" />;
