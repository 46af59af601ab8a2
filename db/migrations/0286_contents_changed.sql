-- When an item was added or changed last: who has the list of a job asks for what is newer alone.
alter table contents_item add column changed_at timestamptz;
update contents_item set changed_at = received_at;
alter table contents_item alter column changed_at set not null;
create index contents_item_changed on contents_item (job_id, changed_at);
