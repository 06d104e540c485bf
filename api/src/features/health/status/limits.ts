/** From where on a figure needs a look, and from where on somebody has to act. Alerts fire at the same: `scripts/monitoring/alerts.yaml`. */
export const LIMITS = {
  /** Seconds since the oldest change that is not in the index was made. */
  indexLag: { look: 60, act: 600 },
  /** Seconds since the oldest job that waits was due. */
  jobsLate: { look: 120, act: 900 },
  /** Seconds since the last whole backup. */
  backupAge: { look: 26 * 3600, act: 50 * 3600 },
  /** Seconds since the ledger was last summed up. */
  ledgerAge: { look: 26 * 3600, act: 50 * 3600 },
  /** Share of the data disk that is taken. */
  diskTaken: { look: 0.85, act: 0.95 },
  /** Share of the database's connections that is taken. */
  connectionsTaken: { look: 0.8, act: 0.95 },
} as const satisfies Record<string, { look: number; act: number }>;
