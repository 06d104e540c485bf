import { request } from 'node:http';

/** Open streams of news by their reader; what they hear goes to `heard`. */
export function streamReaders(url: string, heard: (index: number, kind: string) => void) {
  const open = new Map<number, () => void>();

  /** Resolves with the first word, rejects where there is no stream. */
  const read = (index: number, token: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
      const asked = request(`${url}/api/live`, { headers, agent: false }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode} for stream ${index}`));
        open.set(index, () => asked.destroy());
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          for (const [, kind = ''] of text.matchAll(/^event: (\w+)$/gm)) heard(index, kind);
          resolve();
        });
        answer.on('close', () => open.delete(index));
        answer.on('error', () => {});
      });
      asked.on('error', reject);
      asked.end();
    });

  return {
    read,
    count: () => open.size,
    close() {
      for (const stop of open.values()) stop();
    },
  };
}
