-- What the office does with a form besides filling it in: the draft of its next version, and whether it is offered. A form that nobody
-- touched has no row. The revision counts every change of the draft, also that it is discarded or published, so that a screen which was
-- left open can't overwrite a later draft.
create table form_template (
  slug text primary key,
  revision int not null default 0,
  draft jsonb, -- null: nobody is changing it
  based_on int, -- the version that the draft was made from; null for a new form
  saved_at timestamptz,
  saved_by uuid references employee,
  retired_at timestamptz, -- since when it is not offered for new fillings
  retired_by uuid references employee,
  constraint form_template_draft_is_saved_by_someone check ((draft is null) = (saved_at is null) and (draft is null) = (saved_by is null)),
  constraint form_template_is_retired_by_someone check ((retired_at is null) = (retired_by is null))
);

-- The revision of the draft from which a version was made: who publishes it again is told that it is done.
alter table form_version add column from_revision int;
