-- What the company dries, cleans and heats with: the models of its catalog, and each unit with the number on its label.
create table equipment_model (
  id uuid primary key,
  kind text not null check (kind in (
    'air_mover', 'dehumidifier_conventional', 'dehumidifier_lgr', 'dehumidifier_desiccant', 'air_scrubber', 'heater', 'other'
  )),
  maker text not null,
  model text not null,
  aham_pints int check (aham_pints > 0), -- a day, at 80 °F and 60 % relative humidity
  cfm int check (cfm > 0),
  amps_tenths int check (amps_tenths > 0),
  daily_rate_cents int check (daily_rate_cents >= 0),
  revision int not null,
  removed_at timestamptz
);

create table equipment_unit (
  id uuid primary key,
  model_id uuid not null references equipment_model,
  number text not null check (number ~ '^[A-Z]{1,6}-[0-9]{1,5}$'),
  -- AM-2 comes before AM-10, and AM-07 is AM-7.
  prefix text not null generated always as (split_part(number, '-', 1)) stored,
  nth int not null generated always as (split_part(number, '-', 2)::int) stored,
  serial_number text not null,
  state text not null check (state in ('in_stock', 'out_of_service', 'retired')),
  reason text check (reason in ('broken', 'in_repair', 'needs_cleaning', 'missing', 'other')),
  tag_hash bytea not null unique, -- of the secret in its QR code
  revision int not null,
  removed_at timestamptz, -- only of what was added by mistake: what wore out is retired
  constraint equipment_unit_reason_whole check ((reason is not null) = (state = 'out_of_service'))
);

-- Lists are read a page at a time in this order.
create unique index equipment_unit_number on equipment_unit (prefix, nth) where removed_at is null;
create index equipment_unit_of_model on equipment_unit (model_id) where removed_at is null;
