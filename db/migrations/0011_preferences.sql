-- What each person wants of the portal: how alerts reach them, when they rest, and the language they read.

create table preference (
  employee_id uuid primary key references employee,
  alert_by_mail boolean not null,
  alert_by_text boolean not null,
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'), -- of the day where the company works; null: never quiet
  quiet_until text check (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  language text not null check (language in ('en', 'es')),
  revision int not null,
  constraint preference_quiet_is_a_span check ((quiet_from is null) = (quiet_until is null))
);
