import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderDocs, renderExample, withCompose } from '../settings/render.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
writeFileSync(at('.env.example'), renderExample());
writeFileSync(at('docs/settings.md'), renderDocs());
writeFileSync(at('compose.yaml'), withCompose(readFileSync(at('compose.yaml'), 'utf8')));
console.log('.env.example, docs/settings.md and the settings of compose.yaml are written');
