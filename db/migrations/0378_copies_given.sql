-- How whoever signed a form got the copy that they asked for, the first time: handed over or sent by one of ours, or downloaded behind their link.
create table copy_given (
  submission_id uuid not null references submission (id),
  way text not null check (way in ('paper', 'email', 'text', 'download')),
  given_at timestamptz not null,
  given_by uuid references employee (id), -- null: it went out by itself, or they took it themselves
  primary key (submission_id, way)
);
