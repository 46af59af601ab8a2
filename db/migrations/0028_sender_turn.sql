-- A flood from one address must not hide a real call: among equally urgent requests the first of each sender comes first.

alter table lead
  -- 1: the sender's first of its urgency within a day; it stays when the sender is forgotten
  add column sender_turn int not null default 1;
update lead set sender_turn = turn
  from (
    select id, row_number() over (partition by source, urgency order by received_at, id) as turn
    from lead where source is not null and quarantined_at is null
  ) as counted
  where counted.id = lead.id and turn > 1;
create index lead_sender on lead (source, urgency, sender_turn) where source is not null and quarantined_at is null;

drop index lead_unclaimed_urgency;
create index lead_unclaimed_urgency on lead (urgency, sender_turn, received_at, id)
  where status = 'new' and assigned_to is null and quarantined_at is null;
