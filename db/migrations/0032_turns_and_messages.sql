-- A sender's turn counts all that came from there within a day, whatever is said of its urgency: that can be changed afterwards.
-- What was set apart as spam is counted by itself, and listed and mailed in turns too.

update lead set sender_turn = greatest(sender_turn, turn)
  from (
    select id, row_number() over (partition by source, quarantined_at is null order by received_at, id) as turn
    from lead where source is not null
  ) as counted
  where counted.id = lead.id and turn > sender_turn;

drop index lead_sender;
create index lead_sender on lead (source, sender_turn) where source is not null and quarantined_at is null;
create index lead_sender_set_apart on lead (source, sender_turn) where source is not null and quarantined_at is not null;

-- The order of what was set apart: newest first, but each further one of a sender stands as if it had come an hour earlier.
drop index lead_quarantined;
create index lead_quarantined on lead
  ((received_at - timestamptz 'epoch' - sender_turn * interval '1 hour'), id) where quarantined_at is not null;

-- What a visitor wrote before they changed it, in the order of the changes. Events never hold it.
create table earlier_message (
  lead_id uuid not null references lead,
  position int not null,
  message text not null,
  replaced_at timestamptz not null,
  primary key (lead_id, position)
);
