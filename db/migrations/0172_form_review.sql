-- The office reviews filled forms: it finds them by form, asks for a fix at a field, and takes a decision back that nobody has acted on.

alter table submission
  add column fix_field text, -- at which the office asks for a fix
  add column decided_from text check (decided_from in ('submitted', 'approved')); -- the state before, to which an undo returns
create index submission_received on submission (received_at desc, id desc);
create index submission_form on submission (slug, received_at desc, id desc);
