-- What a visitor adds or corrects after sending: answers to the questions that follow, the number as it was before, and that
-- help is no longer needed. Whoever holds the secret of the receipt may do so for a day; of the secret only a hash is stored.

alter table lead
  add column depth text check (depth in ('under-1-inch', '1-6-inches', 'over-6-inches', 'not-sure')), -- of the water
  add column rooms text check (rooms in ('1', '2-3', 'more', 'not-sure')), -- how many are affected
  add column cancelled_at timestamptz; -- the visitor said so; it closes nothing

create index lead_loss on lead (loss, received_at, id) where quarantined_at is null;

create table receipt (
  lead_id uuid primary key references lead,
  secret_hash bytea not null,
  retry_hash bytea, -- of what the browser sends again with a request whose answer got lost; null: it sent nothing
  open_until timestamptz not null,
  used_at timestamptz, -- the first time; null: the visitor may never have got the secret
  changes int not null -- how many were made with it
);
create index receipt_open on receipt (open_until);

-- Numbers that the visitor corrected, in the order of the corrections. Events never hold them.
create table earlier_phone (
  lead_id uuid not null references lead,
  position int not null,
  phone text not null,
  replaced_at timestamptz not null,
  primary key (lead_id, position)
);
