-- The job photos that show an item, in the order in which they were chosen. Who may see a photo is said by the photo alone.
alter table contents_item
  add column photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 12);
