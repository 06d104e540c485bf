import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SunkMail {
  from: string;
  to: string[];
  data: string;
}

/**
 * A mail server that keeps what it gets. `refuse(n)` answers the next n mails with a temporary failure, `answer` says how one
 * recipient is answered; after `hold()` it
 * says that it has a mail only when the function that `hold` returned is called.
 */
export async function smtpSink() {
  const mails: SunkMail[] = [];
  let refusals = 0;
  const answers = new Map<string, string>();
  let released = Promise.resolve();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let mail: SunkMail = { from: '', to: [], data: '' };
    let isData = false;
    let rest = '';
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string) => {
      if (isData) {
        if (line !== '.') {
          mail.data += `${line.replace(/^\.\./, '.')}\r\n`;
          return;
        }
        isData = false;
        mails.push(mail);
        mail = { from: '', to: [], data: '' };
        void released.then(() => reply('250 kept'));
        return;
      }
      const command = line.toUpperCase();
      if (command.startsWith('EHLO') || command.startsWith('HELO')) reply('250 sink.test');
      else if (command.startsWith('MAIL FROM')) {
        if (refusals > 0) {
          refusals--;
          reply('451 try again later');
          return;
        }
        mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
        reply('250 ok');
      } else if (command.startsWith('RCPT TO')) {
        const to = /<(.*?)>/.exec(line)?.[1] ?? '';
        const refused = answers.get(to);
        if (!refused) mail.to.push(to);
        reply(refused ?? '250 ok');
      } else if (command === 'DATA') {
        isData = true;
        reply('354 go on');
      } else if (command === 'QUIT') {
        reply('221 bye');
        socket.end();
      } else reply('250 ok');
    };
    reply('220 sink.test ESMTP');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuse: (n: number) => {
      refusals = n;
    },
    /** From now on this is said of that recipient. */
    answer: (to: string, line: string) => void answers.set(to, line),
    hold(): () => void {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
