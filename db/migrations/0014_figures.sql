-- The figures of the dashboard: when a request was first answered, in which town it is and at what hour it came; and how many
-- came on each day, counted as it happens, so that a long history costs no more to look at than a short one.

alter table lead
  add column first_contacted_at timestamptz, -- null: nobody has answered it yet
  -- What was typed where a town or an address is asked for, without street, state and ZIP code.
  add column town_name text not null generated always as (
    lower(btrim(regexp_replace(
      regexp_replace(town, '[\s,.]+(oh|ohio|pa|penna|pennsylvania)?[\s,.]*(\d{5}(-\d{4})?)?[\s,.]*$', '', 'i'),
      '^.*,', '')))) stored,
  -- Where the company works.
  add column received_hour int not null generated always as (
    extract(hour from received_at at time zone 'America/New_York')::int) stored;

-- Every step may be undone: what counts is the last time it left the state of a new one.
update lead set first_contacted_at = (
    select max(at) from event
    where subject = lead.id and name = 'lead.moved' and payload->>'from' = 'new')
  where status <> 'new';

create index lead_unclaimed on lead (received_at, id)
  where status = 'new' and assigned_to is null and quarantined_at is null;
create index lead_open on lead (received_at, id) where status <> 'closed' and quarantined_at is null;
create index lead_contacted on lead (received_at, id)
  where first_contacted_at is not null and quarantined_at is null;
create index lead_town on lead (town_name, received_at, id) where quarantined_at is null;
create index lead_page on lead (page, received_at, id) where quarantined_at is null;
create index lead_hour on lead (received_hour, received_at, id) where quarantined_at is null;

create table lead_count (
  kind text not null check (kind in ('service', 'town', 'page', 'hour', 'first_contact')),
  day date not null, -- on which the requests came, where the company works
  key text not null, -- of first_contact: the whole minutes it took
  count int not null,
  primary key (kind, day, key)
);

-- Up to which fact the requests are counted.
create table lead_count_cursor (
  id smallint primary key check (id = 1),
  position bigint -- null: nothing is counted yet
);
insert into lead_count_cursor (id) values (1);

create index certification_expires on certification (expires_on, employee_id);
