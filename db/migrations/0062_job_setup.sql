-- What a company sets about its jobs. A part that nobody changed has no row: then the portal's own values are in force.
create table job_setup (
  part text primary key check (part in ('clocks', 'certifications', 'templates')),
  value jsonb not null, -- read by the schemas of domain/jobs/set-up
  revision int not null,
  changed_at timestamptz not null,
  changed_by uuid not null references employee
);
