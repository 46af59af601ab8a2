-- A photo of a job says when in the work it was taken, in which room, and what it shows. It is the same row that notes and requests
-- have always added, under an id that the device makes.

alter table record_photo
  add column id uuid not null default gen_random_uuid() unique,
  add column phase text check (phase in ('arrival', 'source', 'before', 'during', 'equipment', 'drying', 'after')),
  add column room_id uuid references room, -- null: of no room, as the front of the house
  add column caption text not null default '',
  add column taken_at timestamptz,
  -- What says when it was taken: the camera in the file, the device as it took it, the date of the file, or only when it was added.
  add column time_from text not null default 'added' check (time_from in ('camera', 'device', 'file', 'added')),
  add column original_sha256 text, -- of the bytes of the camera, before they were made small
  add column restricted_at timestamptz, -- from then on only whoever may see restricted photos sees it
  add column revision int not null default 1;

update record_photo set taken_at = coalesce(added_at, photo.received_at)
  from photo where photo.sha256 = record_photo.sha256;

alter table record_photo alter column taken_at set not null;

create index record_photo_taken on record_photo (record_id, taken_at desc, id desc);
create index record_photo_room on record_photo (room_id) where room_id is not null;
