import type { Feature, Personal } from '#feature.ts';

const HEAD = `# What is kept of people, and for how long

Closing an account takes its listings out of public view in the same transaction, ends its sessions and closes an office that is
left without a manager. 25 days later (30 are promised) the daily job \`retention\` erases what is below. An account's row stays as
a pseudonym, an id without a name: the ledger and the audit refer to it.

Each listing batch, person and office is a transaction of its own and may be repeated; one that fails holds up no other and is
tried again. Files are removed by a job (\`erased_files\`) that the same transaction adds, so a process killed in between loses none.

| feature | table or file | what it holds of a person | at erasure | otherwise kept |
|---|---|---|---|---|
`;

/** Files and tables of no feature of the api. */
const BESIDE: readonly Personal[] = [
  {
    what: '`mail/*.json` (no mail server configured)',
    holds: 'whole mails',
    erased: 'those to the person are erased',
    kept: '7 days',
  },
  {
    what: '`points_of_interest`',
    holds: 'public places of an OpenStreetMap extract',
    erased: 'nothing of a person',
    kept: 'until the next extract',
  },
  {
    what: '`street_ways`, `streets`, `walk_tiles`',
    holds: 'streets with names and streets to walk, of OpenStreetMap',
    erased: 'nothing of a person',
    kept: 'until the next extract',
  },
  {
    what: '`page_visits`, `place_prices`, `price_cells`, `listing_daily_views`, `advertisement_days`',
    holds: 'sums',
    erased: 'nothing of a person',
  },
  {
    what: '`logs/`',
    holds: 'ids, no names ([security](security.md))',
    erased: '',
    kept: 'until 20 MB, one older file',
  },
];

const TAIL = `
What the database itself keeps for a while: pages of deleted rows until autovacuum, WAL until it is recycled, and your backups with the
log (\`BACKUP_KEEP_DAYS\`, sealed). Keep backups no longer than you promise; after a restore the next run of the job erases again.

\`audit_log\` cannot be changed by the application's role: \`pseudonymise_audit_log()\` does it, decides itself that the account or
office was closed long enough ago, and does nothing for any other.

**A new table or column.** Its feature's \`feature.ts\` says what each column of text holds (\`text\`) and what is kept of people and how
long (\`personal\`: a line of the table above, which \`npm run unit -- retention/page -u\` writes). The feature's \`plant.testing.ts\`
writes rare words into the columns that are people's; \`api/src/features/retention/erasure/erasure.test.ts\` searches every column of
every schema, every file and the index for them, before an erasure and after it. A table whose rows are their \`user_id\`'s alone is
named by its feature as \`owned\` and goes with the account; whatever else is a person's goes in
\`api/src/features/retention/erasure/erase-person.ts\`.
`;

/** The page of all that is kept of people, as the features say it. */
export function retentionPage(features: readonly (readonly [string, Feature])[]): string {
  const lines = [
    ...features.flatMap(([name, { personal = [] }]) => personal.map((line) => [name, line] as const)),
    ...BESIDE.map((line) => ['', line] as const),
  ];
  const rows = lines.map(
    ([name, { what, holds, erased, kept = '' }]) => `| ${name} | ${what} | ${holds} | ${erased} | ${kept} |\n`,
  );
  return `${HEAD}${rows.join('')}${TAIL}`;
}
