import { runTool } from '../postgres-tools.ts';

/**
 * The present schema as one text: tables, views, functions, triggers, owners and grants, as pg_dump writes them, without what differs
 * from one run or place to another. The same schema gives the same text, however it came to be.
 */
export async function dumpSchema(means: Parameters<typeof runTool>[0]): Promise<string> {
  const text = await runTool(means, 'pg_dump', ['--schema-only', '--schema=public']);
  return `${text
    .split('\n')
    // Settings of the session that reads it, a key made anew for each dump, and a heading for each object.
    .filter((line) => !/^(--|SET |SELECT pg_catalog\.set_config|\\(un)?restrict )/.test(line))
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    // The schema is the database's own.
    .filter((statement) => !/^(CREATE|ALTER|COMMENT ON) SCHEMA /.test(statement))
    .map(sortedGrants)
    .join('\n\n')}\n`;
}

/** Grants of one object stand in the order they were given. */
const sortedGrants = (paragraph: string): string =>
  paragraph.startsWith('GRANT ') ? paragraph.split('\n').sort().join('\n') : paragraph;
