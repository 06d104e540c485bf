import type { Knex } from 'knex';

/** What an office says of itself besides its name: ways to it, when it is open, which languages and areas it serves. */
export const up = (db: Knex) =>
  db.raw(`
    alter table offices
      add column email text,
      add column phone text constraint offices_phone check (phone ~ '^\\+[1-9][0-9]{8,14}$'),
      add column languages text[] not null default '{}',
      add column version integer not null default 1;
    update offices o set email = a.email, phone = a.phone
      from office_applications a
      where a.office_id = o.id and a.status = 'approved' and a.phone ~ '^\\+[1-9][0-9]{8,14}$';

    -- 0 is Sunday, as in PostgreSQL's dow. A day without a row is closed.
    create table office_hours (
      office_id uuid not null references offices on delete cascade,
      weekday smallint not null constraint office_hours_weekday check (weekday between 0 and 6),
      opens time not null,
      closes time not null,
      constraint office_hours_span check (closes > opens),
      primary key (office_id, weekday)
    );
    create table office_areas (
      office_id uuid not null references offices on delete cascade,
      location_id uuid not null references locations on delete cascade,
      primary key (office_id, location_id)
    );
    create index office_areas_by_location on office_areas (location_id);
  `);

export const down = (db: Knex) =>
  db.raw(`
    drop table office_areas, office_hours;
    alter table offices drop column email, drop column phone, drop column languages, drop column version;
  `);
