import type { Knex } from 'knex';

/** A picture that stands for a video before it plays, and the key that opens one which is not public. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table videos
      add column poster_image_id uuid references images,
      -- Signs addresses for those who may see the video before the public does, or after (video-path.ts).
      add column key_secret bytea not null
        default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
        constraint videos_key_secret check (octet_length(key_secret) = 32);
    create index videos_by_poster on videos (poster_image_id) where poster_image_id is not null;
  `);
}

export const down = (db: Knex) => db.raw('alter table videos drop column poster_image_id, drop column key_secret');
