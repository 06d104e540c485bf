import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ofProcess = globalThis as { testFonts?: string };

/**
 * Puts the fonts of a data folder where the process has them already: a face that was named once is read from its first file for
 * as long as the process lives, past the folder of the test that named it.
 */
export function shareFonts(dataDir: string): void {
  if (!ofProcess.testFonts) {
    const folder = mkdtempSync(join(tmpdir(), 'diyar-fonts-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    ofProcess.testFonts = folder;
  }
  symlinkSync(ofProcess.testFonts, join(dataDir, 'fonts'));
}
