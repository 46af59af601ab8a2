-- Why someone in the field needs the office: a usual reason, and a line of their own if they wrote one. Steps of before have none.
alter table visit_step
  add column reason text check (reason in ('materials', 'no_access', 'hazard', 'question', 'other')),
  add column detail text not null default '',
  add check (kind = 'needs_office' or (reason is null and detail = ''));
