import { spawn } from 'node:child_process';

/** Runs a program to its end; what it said last is the message when it fails. */
export function run(program: string, args: string[], onLine?: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let last = '';
    const hear = (chunk: Buffer) => {
      for (const line of chunk.toString().split(/[\r\n]+/)) {
        if (!line.trim()) continue;
        last = line.trim();
        onLine?.(last);
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code ?? 'a signal'}: ${last}`)),
    );
  });
}
