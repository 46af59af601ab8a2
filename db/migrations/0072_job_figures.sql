-- How many of the requests of a day became jobs is counted like their services and towns.

alter table lead_count
  drop constraint lead_count_kind_check,
  add constraint lead_count_kind_check
    check (kind in ('service', 'town', 'page', 'hour', 'first_contact', 'outcome', 'job'));

insert into lead_count (kind, day, key, count)
select 'job', (received_at at time zone 'America/New_York')::date, 'yes', count(*)
from lead inner join job on job.id = lead.id where quarantined_at is null group by 2;
