-- One word for one thing: what is held as spam is quarantined, and a request that went to someone else was reassigned.
alter table lead rename column set_apart_mailed_at to quarantine_mailed_at;
alter index lead_set_apart_unmailed rename to lead_quarantine_unmailed;
alter index lead_set_apart_mailed rename to lead_quarantine_mailed;
alter index lead_sender_set_apart rename to lead_sender_quarantined;

update sync_problem set code = 'lead-reassigned' where code = 'lead-handed-on';

-- Its task runs every minute, also for what waits: of the old name nothing is left to be done.
do $$ begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'every/mailSetApart';
    delete from pgboss.job where name in ('every/mailSetApart', 'lead.quarantined/mailSetApart');
  end if;
end $$;
