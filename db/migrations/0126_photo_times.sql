-- A photo of staff says when it was added on their device, as notes do. Photos from before keep the time at which they arrived.

alter table record_photo
  add column received_at timestamptz; -- null: as it was added, or long before this was stored
