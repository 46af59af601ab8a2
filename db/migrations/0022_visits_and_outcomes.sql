-- When someone comes to a request, in the time of the place where the company works; how a request ended; and which photos
-- staff added. Requests from before were scheduled and closed without either, and keep it that way.

alter table lead
  add column visit_on date,
  add column visit_from time,
  add column visit_to time,
  add column outcome text check (outcome in ('done', 'not-ours', 'not-reached', 'not-needed', 'duplicate')),
  add column duplicate_of uuid references lead,
  add column move_undo jsonb, -- what the last move changed, while nothing else has changed since
  add constraint lead_visit_is_whole check (num_nonnulls(visit_on, visit_from, visit_to) in (0, 3)),
  add constraint lead_visit_ends_after_its_start check (visit_from < visit_to),
  add constraint lead_visit_is_scheduled check (visit_on is null or status in ('scheduled', 'closed')),
  add constraint lead_outcome_is_of_closed check (outcome is null or status = 'closed'),
  add constraint lead_duplicate_is_of_another check (duplicate_of is null or (outcome = 'duplicate' and duplicate_of <> id));

create index lead_outcome on lead (outcome, received_at, id) where outcome is not null and quarantined_at is null;
create index lead_duplicate on lead (duplicate_of) where duplicate_of is not null;
create index lead_to_do on lead (assigned_to, visit_on, visit_from) where status <> 'closed';

alter table lead_count
  drop constraint lead_count_kind_check,
  add constraint lead_count_kind_check check (kind in ('service', 'town', 'page', 'hour', 'first_contact', 'outcome'));

alter table lead_photo
  add column added_by uuid references employee, -- null: the visitor sent it
  add column added_at timestamptz,
  add constraint lead_photo_of_staff_has_a_time check ((added_by is null) or (added_at is not null));
