import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { fieldError, filled } from '#lib/fields.ts';
import { TOPIC_OF_SEARCHES, TOPICS, TOPICS_OF_A_SUBJECT } from '#rules/announcements.ts';

const Topic = z.enum(TOPICS);

/** Whom it is for; `subjectId` is the city or the category of such a topic. */
const Audience = {
  topic: Topic,
  subjectId: z.uuid().nullable().default(null),
  /** Things that the searches of their topic ask for, one of the three at the least. */
  search: z
    .strictObject({
      cityId: z.uuid().nullable().default(null),
      categoryId: z.uuid().nullable().default(null),
      deal: z.string().max(40).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Asks the reader's wish for promotions; what is none reaches everybody of the topic. */
  isPromotion: z.boolean(),
};
type Addressed = { topic: z.infer<typeof Topic>; subjectId: string | null; search: object | null };

function addressed({ topic, subjectId, search }: Addressed, context: z.core.$RefinementCtx): void {
  if (TOPICS_OF_A_SUBJECT.has(topic) !== (subjectId !== null))
    context.addIssue({ code: 'custom', path: ['subjectId'], ...fieldError('required') });
  const isNamed = Object.values(search ?? {}).some((value) => value !== null);
  if ((topic === TOPIC_OF_SEARCHES) !== isNamed)
    context.addIssue({ code: 'custom', path: ['search'], ...fieldError('required') });
}

const Announcement = z.object({
  id: z.uuid(),
  topic: Topic,
  /** Names of the city, the category, the deal; null for other topics, and where all of them have gone. */
  subject: z.string().nullable(),
  isPromotion: z.boolean(),
  titleAr: z.string(),
  titleEn: z.string(),
  textAr: z.string(),
  textEn: z.string(),
  url: z.string().nullable(),
  /** Null: somebody who has left. */
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** How many were of the topic when it was ordered, and how many of them have been told. */
  people: z.int(),
  told: z.int(),
  /** The same of devices without an account. */
  visitors: z.int(),
  visitorsTold: z.int(),
  state: z.enum(['waiting', 'sending', 'sent', 'stopped']),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Announcement = z.infer<typeof Announcement>;

const admin = { access: 'users', tag: 'announcements' } as const;

export const announcements = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/announcements',
  summary: 'The latest announcements, and how far each has come',
  data: z.object({ announcements: z.array(Announcement) }),
});
export const countAudience = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/announcements/count',
  summary: 'How many people an announcement would reach, by mail and on how many devices',
  body: z.strictObject(Audience).superRefine(addressed),
  data: z.object({ people: z.int(), mails: z.int(), devices: z.int(), visitors: z.int() }),
  errors: ['announcement_topic_unknown'],
});
export const announce = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/announcements',
  summary: 'Tell everybody of a topic, a minute from now',
  proof: 'code',
  body: z
    .strictObject({
      id: z.uuid(),
      ...Audience,
      titleAr: filled(80),
      titleEn: filled(80),
      textAr: filled(300),
      textEn: filled(300),
      /** A page of this site, `/pricing`. */
      url: z
        .string()
        .trim()
        .max(200)
        .transform((path) => path || null)
        .nullable()
        .default(null)
        .refine((path) => path === null || /^\/[^/\\]/.test(path), fieldError('announcement_url')),
    })
    .superRefine(addressed),
  success: 201,
  data: z.object({ announcement: Announcement }),
  errors: ['proof_required', 'announcement_topic_unknown', 'announcement_nobody'],
});
export const stopAnnouncement = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/announcements/:id/stop',
  summary: 'Tell nobody more; whoever was told keeps it',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({ announcement: Announcement }),
  errors: ['announcement_not_found', 'announcement_ended'],
});
