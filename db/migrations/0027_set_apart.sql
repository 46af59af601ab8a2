-- The office is told of requests that were set apart as spam: no one else is alerted, and a real one may be among them.

alter table lead add column set_apart_mailed_at timestamptz;
update lead set set_apart_mailed_at = quarantined_at where quarantined_at is not null;
create index lead_set_apart_unmailed on lead (quarantined_at, id)
  where quarantined_at is not null and set_apart_mailed_at is null;
create index lead_set_apart_mailed on lead (set_apart_mailed_at) where set_apart_mailed_at is not null;
