/** News of a transaction of the database: `tell_live()` writes it. */
export interface News {
  /** Of the transaction: the id of the event. Every process hears all of them in the same order. */
  at: string;
  /** `person`: streams of these people are looked at again, and hear nothing. */
  kind: 'bell' | 'lead' | 'review' | 'person';
  id?: string | null;
  /** Undefined: administrators. */
  people?: string[];
}

/** Transactions heard lately: a stream that was away for minutes is told what it missed. */
const KEPT = 4_000;

/** The last news that this process heard, in their order. Others have heard the same: a reader may go on at any of them. */
export function recentNews() {
  let kept: News[] = [];
  return {
    add(news: News): void {
      kept.push(news);
      if (kept.length > 2 * KEPT) kept = kept.slice(-KEPT);
    },
    latest: (): string | undefined => kept.at(-1)?.at,
    /** News since a transaction, its own again; undefined when they are not known any more. */
    since(at: string): News[] | undefined {
      const from = kept.findIndex((news) => news.at === at);
      return from < 0 ? undefined : kept.slice(from);
    },
    forget(): void {
      kept = [];
    },
  };
}

const frame = (event: string, data: object, at?: string) =>
  `${at ? `id: ${at}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
export const frameOf = ({ at, kind, id }: Pick<News, 'kind' | 'id'> & { at?: string | undefined }): string =>
  frame(kind, id ? { id } : {}, at);
/** Whatever the page shows may be old: it asks anew. */
export const askAnew = (at?: string): string => frame('all', {}, at);
export const OVER = frame('over', {});
/** Keeps proxies from ending the stream, and the reader's place up to date. */
export const beatOf = (at?: string): string => (at ? `id: ${at}\n\n` : ':\n\n');
