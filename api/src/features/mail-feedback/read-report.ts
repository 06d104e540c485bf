import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { tokenIn } from '#mail/mailbox-token.ts';
import { NO_MAILBOX } from '#mail/refusals.ts';

/** A bounce (RFC 3464) or a complaint (RFC 5965) about a mail that names an account, whether its token is ours or not. */
export interface Report {
  kind: 'bounce' | 'complaint';
  token: string;
  /** The mail it is about, the same in each repetition. */
  about: string;
}

const HAS_FAILED = /^action:\s*failed\b/im;
const IS_GONE = new RegExp(`^status:\\s*${NO_MAILBOX}`, 'im');
const IS_ABUSE = /^feedback-type:\s*abuse\s*$/im;
const EMPTY_LINES = /\r?\n(?:[ \t]*\r?\n)+/;

interface Shape {
  kind: Report['kind'];
  part: readonly string[];
  /** Whether what that part says is a reason to stop. */
  counts: (text: string) => boolean;
}
/** By the `report-type` of a `multipart/report` (RFC 6522). */
const SHAPES: ReadonlyMap<string, Shape> = new Map([
  [
    'delivery-status',
    {
      kind: 'bounce',
      part: ['message/delivery-status', 'message/global-delivery-status'],
      // Each recipient has a block of fields.
      counts: (text) => text.split(EMPTY_LINES).some((block) => HAS_FAILED.test(block) && IS_GONE.test(block)),
    },
  ],
  ['feedback-report', { kind: 'complaint', part: ['message/feedback-report'], counts: (text) => IS_ABUSE.test(text) }],
]);
const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

const parse = (raw: string | Uint8Array): Promise<Email> => PostalMime.parse(raw, { forceRfc822Attachments: true });
const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
const fieldsOf = ({ headers }: Email, ...names: string[]): string[] =>
  names.flatMap((name) => headers.filter(({ key }) => key === name).map(({ value }) => value));

function shapeOf(mail: Email): Shape | undefined {
  const [type = ''] = fieldsOf(mail, 'content-type');
  const [, report = ''] = /^multipart\/report\b.*?\breport-type\s*=\s*"?([\w-]+)/is.exec(type) ?? [];
  return SHAPES.get(report.toLowerCase());
}

/** @returns what a mail reports, where it is a reason to stop and says about which mail; undefined for all others */
export async function readReport(raw: Uint8Array): Promise<Report | undefined> {
  // A mail that nobody can read is one of the others.
  const mail = await parse(raw).catch(() => undefined);
  const shape = mail && shapeOf(mail);
  if (!shape) return undefined;
  const part = mail.attachments.find(({ mimeType }) => shape.part.includes(mimeType));
  if (!part || !shape.counts(textOf(part))) return undefined;

  const returned = mail.attachments.find(({ mimeType }) => ORIGINALS.includes(mimeType));
  const original = returned && (await parse(textOf(returned)).catch(() => undefined));
  const quoted = tokenIn([
    ...(original ? fieldsOf(original, 'message-id') : []),
    ...fieldsOf(mail, 'in-reply-to', 'references'),
  ]);
  if (quoted) return { kind: shape.kind, token: quoted.token, about: quoted.side };
  // Addressed to the mailbox that the mail came from (`MAIL_BOUNCES`), which is the same for all mails to one account.
  const addressed = tokenIn([
    ...fieldsOf(mail, 'to', 'delivered-to', 'x-original-to'),
    ...(original ? fieldsOf(original, 'return-path') : []),
  ]);
  return addressed && { kind: shape.kind, token: addressed.token, about: mail.messageId ?? addressed.side };
}
