-- The jobs whose points all became dry: counted as it happens, so that how long houses take costs no more to look at after years.

create table job_dried (
  job_id uuid primary key references job,
  began_at timestamptz not null, -- the first reading of a point
  dried_at timestamptz not null, -- the reading with which the last one was dry
  class smallint check (class between 1 and 4) -- of the water; null: not every affected room is measured
);
create index job_dried_of_class on job_dried (class, dried_at);

-- Up to which fact they are counted.
create table job_dried_cursor (
  id smallint primary key check (id = 1),
  position bigint -- null: nothing is counted yet
);
insert into job_dried_cursor (id) values (1);
