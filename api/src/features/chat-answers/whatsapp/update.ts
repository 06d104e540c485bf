import { z } from 'zod';

/** Id of a person with our business alone; the number may be hidden, then there is nothing else. */
const PersonId = z.string().optional();

/** A webhook of the Cloud API, as far as it is read: what people wrote and pressed, what could not be delivered, and "stop". */
export const Update = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            contacts: z
              .array(
                z.object({
                  wa_id: z.string().optional(),
                  user_id: PersonId,
                  profile: z.object({ name: z.string().optional(), username: z.string().optional() }).optional(),
                }),
              )
              .default([]),
            messages: z
              .array(
                z.object({
                  id: z.string(),
                  from: z.string().optional(),
                  from_user_id: PersonId,
                  type: z.string(),
                  text: z.object({ body: z.string() }).optional(),
                  button: z.object({ payload: z.string().optional(), text: z.string().optional() }).optional(),
                }),
              )
              .default([]),
            statuses: z
              .array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  recipient_id: z.string().optional(),
                  recipient_user_id: PersonId,
                  errors: z.array(z.object({ code: z.number() })).default([]),
                }),
              )
              .default([]),
            user_preferences: z
              .array(
                z.object({
                  wa_id: z.string().optional(),
                  user_id: PersonId,
                  value: z.string(),
                  timestamp: z.coerce.string(),
                }),
              )
              .default([]),
          }),
        }),
      ),
    }),
  ),
});
export type Update = z.output<typeof Update>;
export type Value = Update['entry'][number]['changes'][number]['value'];
