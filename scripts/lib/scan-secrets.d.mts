export function scanSecrets(options: { root: string }): Promise<{ passed: number; failed: number }>;
