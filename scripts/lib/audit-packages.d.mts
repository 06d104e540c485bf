export function auditPackages(options: {
  root: string;
  env?: NodeJS.ProcessEnv;
}): Promise<{ passed: number; failed: number; note?: string }>;
