-- The number to which a text message about a visit goes: a customer's number may be corrected afterwards, and what was sent to the one
-- before still counts as sent to it.
alter table visit_text add column recipient text not null default '';
update visit_text set recipient = lead.phone from lead where lead.id = visit_text.job_id;
