-- What people have learned and passed, until when it holds, and the paper that shows it.

create table certification (
  id uuid primary key,
  employee_id uuid not null references employee,
  code text not null,
  number text not null,
  issued_on date,
  expires_on date, -- null: does not expire
  file_key text unique, -- null: no paper was added
  file_type text check (file_type in ('application/pdf', 'image/jpeg')),
  revision int not null,
  created_at timestamptz not null,
  warned_at timestamptz, -- the office was told that it expires
  constraint certification_file_has_type check ((file_key is null) = (file_type is null))
);
create index certification_employee on certification (employee_id, expires_on);
create index certification_expiring on certification (expires_on, id) where warned_at is null;
