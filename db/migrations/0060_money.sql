-- What a job costs and what was paid for it, in cents. An entry is never edited: a wrong one is voided with a reason, and stays.

create table money_entry (
  id uuid primary key,
  job_id uuid not null references job,
  type text not null check (type in ('charge', 'credit', 'payment', 'refund')),
  kind text not null, -- of the work, the reduction or the way of paying: domain/money/entry-kinds.ts
  party text check (party in ('customer', 'carrier', 'mortgage', 'other')), -- who paid, or got money back
  amount_cents int not null check (amount_cents > 0),
  entry_on date not null,
  reference text not null, -- number of the check or the invoice
  note text not null,
  content_hash text not null,
  created_at timestamptz not null,
  created_by uuid not null references employee,
  voided_at timestamptz,
  voided_by uuid references employee,
  void_reason text not null default '',
  constraint money_entry_has_a_party_where_money_moved check ((party is null) = (type in ('charge', 'credit'))),
  constraint money_entry_is_voided_by_someone check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason = ''))
);
create index money_entry_job on money_entry (job_id, entry_on desc, id desc);

-- The sums of all entries that are not voided, changed together with them: a balance is read in one step, however many there are.
create table job_money (
  job_id uuid primary key references job,
  charged_cents bigint not null,
  credited_cents bigint not null,
  customer_paid_cents bigint not null, -- less what they got back
  insurance_paid_cents bigint not null
);
