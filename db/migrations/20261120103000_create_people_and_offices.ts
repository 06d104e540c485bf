import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table users (
      id uuid primary key default uuid_v7(),
      account_type text not null default 'regular' constraint users_account_type check
        (account_type in ('regular', 'office', 'admin')),
      first_name text not null,
      last_name text not null,
      -- 'infinity' is a suspension without end; a ban is a decision of its own.
      suspended_until timestamptz,
      banned_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index users_suspension_end on users (suspended_until) where suspended_until is not null;

    create table images (
      id uuid primary key,
      sha256 bytea not null,
      width integer not null constraint images_width check (width between 1 and 20000),
      height integer not null constraint images_height check (height between 1 and 20000),
      bytes integer not null constraint images_bytes check (bytes > 0),
      thumbhash text not null,
      color text not null constraint images_color check (color ~ '^#[0-9a-f]{6}$'),
      created_at timestamptz not null default now()
    );
    create index images_by_content on images (sha256);

    create table offices (
      id uuid primary key default uuid_v7(),
      slug text not null unique constraint offices_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name_ar text not null constraint offices_name_ar check (char_length(name_ar) between 2 and 100),
      name_en text not null constraint offices_name_en check (char_length(name_en) between 2 and 100),
      description_ar text,
      description_en text,
      city_id uuid not null references locations,
      address text,
      website text,
      logo_image_id uuid references images,
      is_verified boolean not null default false,
      is_premium boolean not null default false,
      status text not null default 'approved' constraint offices_status check
        (status in ('pending', 'approved', 'rejected')),
      created_at timestamptz not null default now()
    );
    create index offices_by_city on offices (city_id);

    create table office_members (
      office_id uuid not null references offices on delete cascade,
      user_id uuid not null references users on delete cascade,
      role text not null default 'manager' constraint office_members_role check (role in ('manager', 'agent')),
      primary key (office_id, user_id)
    );
    create unique index office_members_one_office on office_members (user_id);
  `);
}

export const down = (db: Knex) => db.raw('drop table office_members, offices, images, users');
