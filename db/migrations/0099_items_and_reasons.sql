-- When the server learned of what is to be done: the time that a device tells may be any.

alter table visit_item add column received_at timestamptz;
update visit_item set received_at = created_at;
alter table visit_item alter column received_at set not null;

-- The certifications for whose lack the reason was given: it is none for another one. Of those that were given before, it is not known.
alter table visit_person add column override_codes text[] not null default '{}';
