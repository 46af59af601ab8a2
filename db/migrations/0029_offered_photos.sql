-- To know the hash of a photo is not to have it: the addresses of published pictures contain it. A photo that is in use can be
-- added to another request only after its bytes were sent once more.

alter table photo add column offered_at timestamptz; -- when that happened last; null: not since it was last taken
