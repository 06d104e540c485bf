export interface Failure {
  file: string;
  name: string;
  message: string;
}
export interface Outcome {
  title: string;
  passed: number;
  failed: number;
  skipped?: number;
  note?: string;
  seconds: number;
  failures?: Failure[];
  files?: { file: string; seconds: number }[];
}
export function countTests(report: object | undefined, exitCode: number): Omit<Outcome, 'title' | 'seconds'>;
export function printReport(outcomes: Outcome[], print?: (line: string) => void): number;
