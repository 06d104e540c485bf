import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';

/** A pooler in transaction mode on an address of its own, before the database of `url`. */
export interface TransactionPooler {
  url: string;
  close(): void;
}

const SSL_REQUEST = 80_877_103;
/** All that PgBouncer takes of a start unless it is told to ignore more. */
const KNOWN = ['user', 'database', 'application_name', 'client_encoding'];

const frame = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const text = (words: string) => Buffer.from(`${words}\0`);
const number = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeInt32BE(value);
  return four;
};
const IDLE = frame('Z', Buffer.from('I'));
const greeting = (id: number) =>
  Buffer.concat([
    frame('R', number(0)),
    frame('S', text('server_version'), text('15.0')),
    frame('S', text('client_encoding'), text('UTF8')),
    frame('S', text('standard_conforming_strings'), text('on')),
    frame('K', number(id), number(id)),
    IDLE,
  ]);
const refusal = (words: string) =>
  frame('E', text('SFATAL'), text('VFATAL'), text('C08P01'), text(`M${words}`), Buffer.alloc(1));

/** Cuts a stream into messages: a letter, a length that counts itself, a body. */
function inMessages(each: (message: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      each(message);
    }
  };
}

/**
 * Stands in for PgBouncer, which not every machine has, in what tells its transaction mode from PostgreSQL: a client keeps a connection
 * of the server for a transaction only, is told an invented process id, and is refused where it starts with a setting.
 */
export async function transactionPooler(url: string, size = 2): Promise<TransactionPooler> {
  const sockets = new Set<Socket>();
  const free: Socket[] = [];
  const waiting: ((server: Socket) => void)[] = [];
  let opened = 0;

  async function open(): Promise<Socket> {
    const client = new pg.Client({ connectionString: url, application_name: 'transaction-pooler' });
    client.on('error', () => {});
    await client.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners('data');
    sockets.add(stream);
    return stream;
  }
  /** The one used last, as PgBouncer does. */
  async function acquire(): Promise<Socket> {
    const idle = free.pop();
    if (idle) return idle;
    if (opened++ < size) return open();
    return new Promise((resolve) => waiting.push(resolve));
  }
  /** A client that leaves in the middle of a transaction takes its connection along. */
  const discard = (server: Socket) => {
    server.destroy();
    opened--;
    const next = waiting.shift();
    if (next) void acquire().then(next);
  };
  const release = (server: Socket) => {
    server.removeAllListeners('data');
    const next = waiting.shift();
    if (next) next(server);
    else free.push(server);
  };

  function serve(near: Socket): void {
    let server: Promise<Socket> | undefined;
    const answer = inMessages((message) => {
      near.write(message);
      if (!message.equals(IDLE)) return;
      void server?.then(release);
      server = undefined;
    });
    const take = async () => {
      const mine = await acquire();
      return mine.on('data', answer);
    };
    const ask = inMessages((message) => {
      if (message.toString('latin1', 0, 1) === 'X') return near.end();
      server ??= take();
      void server.then((mine) => mine.write(message));
    });
    near.once('close', () => void server?.then(discard));
    near.once('data', function begin(start: Buffer) {
      if (start.readInt32BE(4) === SSL_REQUEST) {
        near.once('data', begin).write('N');
        return;
      }
      const words = start.toString('utf8', 8).split('\0');
      const unknown = words.find((word, at) => at % 2 === 0 && word && !KNOWN.includes(word));
      if (unknown) return near.end(refusal(`unsupported startup parameter: ${unknown}`));
      near.on('data', ask).write(greeting(1 + Math.floor(Math.random() * 1_000_000_000)));
    });
  }

  const listener: Server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {}).on('close', () => sockets.delete(near));
    serve(near);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  // A test's cluster may be reached by a file only.
  const behind = new URL(
    `postgres://${own.username || 'nobody'}@127.0.0.1:${(listener.address() as AddressInfo).port}`,
  );
  behind.pathname = own.pathname;
  return {
    url: behind.href,
    close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
