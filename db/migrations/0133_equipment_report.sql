-- What someone who stood before a unit chose on the page of its QR code. The same again is counted while the office has not settled it,
-- so that nobody fills the list from outside.
create table equipment_report (
  id uuid primary key,
  unit_id uuid not null references equipment_unit,
  what text not null check (what in ('too_loud', 'no_power', 'leaking', 'please_call')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times int not null,
  settled_at timestamptz,
  settled_by uuid references employee,
  constraint equipment_report_settled_whole check ((settled_at is null) = (settled_by is null))
);
create unique index equipment_report_open on equipment_report (unit_id, what) where settled_at is null;
create index equipment_report_newest on equipment_report (last_at desc, id desc) where settled_at is null;
