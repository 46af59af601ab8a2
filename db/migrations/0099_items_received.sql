-- When the server learned of what is to be done: the time that a device tells may be any.

alter table visit_item add column received_at timestamptz;
update visit_item set received_at = created_at;
alter table visit_item alter column received_at set not null;
