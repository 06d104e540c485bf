import { z } from 'zod';
import { EVENT_STREAM, endpoint } from '#lib/endpoint.ts';

export const live = endpoint({
  method: 'GET',
  path: '/live',
  access: 'notifications',
  tag: 'live',
  summary:
    'Server-sent events that say what changed, never how: `bell`, `lead` (with the id of the conversation), `review` (administrators), `all` (ask everything anew), `over` (the session ended). `Last-Event-ID` says what was heard last. 503: ask every minute instead',
  data: z.string(),
  file: [EVENT_STREAM],
  errors: ['live_is_a_stream', 'live_unavailable'],
});
