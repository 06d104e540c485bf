import { inSection, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Lang } from '#lib/endpoint.ts';
import { some } from '#life/events.ts';
import { LEAD_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { mailVisitorAnswer, visitorAnswerLetter } from './mail-visitor-answer.ts';
import { leadMessages } from './messages.ts';
import { leadsNotifications } from './notification-words.ts';
import { leadRoutes } from './routes.ts';

const SAMPLE = {
  ar: { office: 'مكتب الشام العقاري', name: 'سامر', body: 'نعم، الشقة متاحة. يناسبك السبت مساءً؟' },
  en: { office: 'Sham Estates', name: 'Samer', body: 'Yes, the flat is available. Would Saturday evening suit you?' },
} as const;

const leadsMails = {
  visitor_answer: {
    letter: (lang: Lang, hrefOf: (path: string) => string) =>
      visitorAnswerLetter({ ...SAMPLE[lang], isDirect: true, href: hrefOf('/register') }, lang),
  },
};

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof leadsNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      visitor_answer: { messageId: string };
    }
  }
}

export const leadsFeature = feature({
  about: 'Enquiries and the talks that follow',
  contract,
  authorisation: {
    'POST /listings/:id/leads': inSection('leads'),
    'GET /leads': inSection('leads'),
    'GET /leads/:id': inSection('leads'),
    'PUT /leads/:id/read': inSection('leads'),
    'POST /leads/:id/messages': inSection('leads'),
    'PUT /leads/:id/status': inSection('leads'),
    'PUT /leads/:id/assignee': inSection('leads'),
    'POST /leads/:id/notes': inSection('leads'),
    'DELETE /leads/:id/notes/:noteId': inSection('leads'),
    'POST /offices/:id/contact': open,
  },
  routes: [leadRoutes],
  messages: leadMessages,
  mails: leadsMails,
  notifications: leadsNotifications,
  tasks: (deps) => ({ visitor_answer: (payload) => mailVisitorAnswer(deps, payload) }),
  clock: LEAD_CLOCK,
  retention: [{ table: 'leads', isOver: `last_message_at < app_now() - interval '2 years'` }],
  text: { people: ['lead_messages.body', 'lead_notes.body', 'leads.name', 'leads.phone', 'leads.visitor_email'] },
  personal: [
    {
      what: '`leads`, `lead_messages`, `lead_notes`, `viewings`',
      holds: 'name, number, words, notes about the person',
      erased:
        "a thread the person began or owned is erased for both sides, also one written from the address without an account; what a member wrote in an office's other threads loses author and words (`—`), notes are erased",
      kept: '2 years after the last word',
    },
  ],
  answers: [
    {
      to: ['listing.transferred'],
      trigger: 'leads_answer',
      does: 'The thread closes with its words; the next question begins one with the new seller.',
    },
    {
      to: ['listing.handed_over', 'person.left'],
      command: 'office-team/hand-over.ts',
      does: 'Threads go along to the colleague.',
    },
    {
      to: [
        'person.suspended',
        'person.suspension_ended',
        'person.banned',
        'person.unbanned',
        'person.closed',
        'office.closed',
      ],
      reads: 'a thread whose other side nobody can read takes no words, and says so',
    },
    {
      to: ['person.email_changed'],
      trigger: 'users_claim_leads',
      does: 'What was written from the address without an account is found, once it is proven.',
    },
    {
      to: ['person.joined', 'person.role_changed', 'office.owner_changed'],
      reads: 'who reads an office’s threads is asked at each of them',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'recategorised', 'relocated'),
      ],
      nothing: 'questions about a listing stay what they are; of one that is not shown nothing new begins',
    },
    {
      to: [
        ...some('person', 'erased', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'unled', 'led'),
      ],
      nothing: 'a conversation does not hang on it',
    },
  ],
});
