import { feature } from '../../feature.ts';
import { LEAD_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { mailVisitorAnswer } from './mail-visitor-answer.ts';
import { leadMessages } from './messages.ts';
import { leadRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      visitor_answer: { messageId: string };
    }
  }
}

export const leadsFeature = feature({
  contract,
  routes: [leadRoutes],
  messages: leadMessages,
  tasks: (deps) => ({ visitor_answer: (payload) => mailVisitorAnswer(deps, payload) }),
  clock: LEAD_CLOCK,
  retention: [{ table: 'leads', isOver: `last_message_at < app_now() - interval '2 years'` }],
  text: { people: ['lead_messages.body', 'lead_notes.body', 'leads.name', 'leads.phone', 'leads.visitor_email'] },
});
