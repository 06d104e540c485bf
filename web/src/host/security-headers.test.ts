import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const headers = (over = {}) => securityHeaders({ inlineScripts: ['go()'], dev: false, https: true, ...over });

describe('securityHeaders', () => {
  it('allows our scripts and the one inline script, by hash', () => {
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])('says %s', (directive) => {
    expect(headers()['content-security-policy']).toContain(directive);
  });

  it('lets Google in where it is configured, and no further than its sign-in', () => {
    expect(headers()['content-security-policy']).not.toMatch(/google|frame-src/);
    const signInScript = 'https://accounts.google.com/gsi/client';
    const policy = headers({ signInScript })['content-security-policy'];
    for (const directive of [
      `'self' 'sha256-${createHash('sha256').update('go()').digest('base64')}' https://accounts.google.com/gsi/client;`,
      'frame-src https://accounts.google.com/gsi/;',
      "connect-src 'self' https://accounts.google.com/gsi/;",
      "style-src 'self' 'unsafe-inline' https://accounts.google.com/gsi/style;",
    ])
      expect(policy).toContain(directive);
  });

  it('opens sockets in development only, and insists on https only where it is', () => {
    expect(headers()['content-security-policy']).not.toContain('ws:');
    expect(headers({ dev: true })['content-security-policy']).toContain('ws:');
    expect(headers({ https: false })).not.toHaveProperty('strict-transport-security');
  });
});
