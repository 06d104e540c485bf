import type { Knex } from 'knex';

/** Files on their way to a listing, its one video, and a text for those who cannot see a photo. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table videos (
      id uuid primary key,
      sha256 bytea not null,
      bytes integer not null constraint videos_bytes check (bytes > 0),
      duration_ms integer not null constraint videos_duration check (duration_ms > 0),
      width integer not null constraint videos_width check (width between 1 and 20000),
      height integer not null constraint videos_height check (height between 1 and 20000),
      created_at timestamptz not null default now()
    );
    create table listing_videos (
      listing_id uuid primary key references listings on delete cascade,
      video_id uuid not null unique references videos
    );
    alter table listing_media
      add column alt_text text constraint listing_media_alt_text check (char_length(alt_text) between 1 and 200);
    alter table listing_revision_media
      add column alt_text text constraint listing_revision_media_alt_text check (char_length(alt_text) between 1 and 200);
    -- As with has_own_media: the video of an open change of a published listing, null for "none any more".
    alter table listing_revisions
      add column has_own_video boolean not null default false,
      add column video_id uuid references videos;

    -- One row per file that was begun, kept for a while after it arrived: the same file sent again is found here.
    create table uploads (
      id uuid primary key default uuid_v7(),
      -- Null when the listing is gone: the pieces must go too.
      listing_id uuid references listings on delete set null,
      kind text not null constraint uploads_kind check (kind in ('image', 'video')),
      -- Of the whole file, as the sender announced it; checked when it is complete.
      sha256 bytea not null constraint uploads_sha256 check (octet_length(sha256) = 32),
      bytes integer not null constraint uploads_bytes check (bytes > 0),
      -- The pieces that are here, by length and in order.
      pieces integer[] not null default '{}',
      received integer not null default 0 constraint uploads_received check (received between 0 and bytes),
      finished_at timestamptz,
      updated_at timestamptz not null default now(),
      constraint uploads_once unique (listing_id, kind, sha256)
    );
    create index uploads_by_age on uploads (updated_at);
    create index images_by_age on images (created_at);
    create index listing_media_by_image on listing_media (image_id);
    create index listing_revision_media_by_image on listing_revision_media (image_id);
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop table uploads;
    drop index images_by_age, listing_media_by_image, listing_revision_media_by_image;
    alter table listing_revisions drop column has_own_video, drop column video_id;
    alter table listing_revision_media drop column alt_text;
    alter table listing_media drop column alt_text;
    drop table listing_videos, videos;
  `);
