-- A photo that was taken at a moisture point says which: it is found there again.
alter table record_photo add column point_id uuid references moisture_point;
create index record_photo_point on record_photo (point_id) where point_id is not null;
