const lines = (...parts: readonly string[]) => parts.join('\r\n');
const headOf = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'));

/** Parts of a report that show which mail it is about. */
interface Shown {
  /** How much of the mail comes back. */
  returned?: 'message/rfc822' | 'text/rfc822-headers' | 'nothing';
  to?: string;
  /** Further fields of its own head. */
  head?: readonly string[];
}

function report(mail: string, { type, machine, shown }: { type: string; machine: readonly string[]; shown: Shown }) {
  const { returned = 'message/rfc822', to = 'no-reply@diyar.test', head = [] } = shown;
  const back = returned === 'message/rfc822' ? mail : headOf(mail);
  return lines(
    'Received: from mx.test (mx.test [192.0.2.25]) by mail.diyar.test (Postfix); Sat, 28 Nov 2026 12:00:03 +0000',
    'Date: Sat, 28 Nov 2026 12:00:02 +0000',
    'From: MAILER-DAEMON@mx.test (Mail Delivery System)',
    `To: ${to}`,
    'Message-ID: <20261128120002.4F1A@mx.test>',
    ...head,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type};`,
    '\tboundary="4F1A.1795867202/mx.test"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4F1A.1795867202/mx.test',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.test.',
    '',
    '--4F1A.1795867202/mx.test',
    ...machine,
    '',
    ...(returned === 'nothing'
      ? []
      : ['--4F1A.1795867202/mx.test', `Content-Type: ${returned}`, 'Content-Transfer-Encoding: 8bit', '', back]),
    '--4F1A.1795867202/mx.test--',
    '',
  );
}

/** As Postfix reports a mail that it took and could not deliver (RFC 3464). */
export const bounceOf = (mail: string, { status = '5.1.1', action = 'failed', ...shown }: Bounce = {}) =>
  report(mail, {
    type: 'delivery-status',
    machine: [
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.test',
      'X-Postfix-Queue-ID: 4F1A',
      'Arrival-Date: Sat, 28 Nov 2026 12:00:00 +0000 (UTC)',
      '',
      'Final-Recipient: rfc822; somebody@mx.test',
      'Original-Recipient: rfc822;somebody@mx.test',
      `Action: ${action}`,
      `Status: ${status}`,
      'Remote-MTA: dns; store.mx.test',
      'Diagnostic-Code: smtp; 550 see the status',
    ],
    shown,
  });
interface Bounce extends Shown {
  status?: string;
  action?: string;
}

/** As a provider tells that somebody pressed "this is spam" (RFC 5965). */
export const complaintOf = (mail: string, { type = 'abuse', ...shown }: Shown & { type?: string } = {}) =>
  report(mail, {
    type: 'feedback-report',
    machine: [
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: SomeGenerator/1.0',
      'Version: 1',
      'Original-Mail-From: <no-reply@diyar.test>',
      'Arrival-Date: Sat, 28 Nov 2026 12:00:00 +0000',
      'Source-IP: 192.0.2.1',
    ],
    shown,
  });
