-- The questions that the visitor of a chat was asked and passed over, by the names of their facts.
alter table chat add column skipped text[] not null default '{}';
