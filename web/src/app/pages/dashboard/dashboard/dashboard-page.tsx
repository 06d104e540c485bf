import { ReportDesk } from '../reports/report-desk.tsx';
import { WaitingNotes } from '../waiting-notes.tsx';

/** An office's first screen: what waits for it, and its last month at a glance. */
export const Page = () => (
  <ReportDesk first="overview" path="/dashboard">
    <WaitingNotes />
  </ReportDesk>
);
