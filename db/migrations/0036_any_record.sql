-- Notes and photos belong to any record, not to requests alone. `record_id` is the id of the record, whatever it is.
alter table note drop constraint note_lead_id_fkey;
alter table note rename column lead_id to record_id;
alter index note_lead rename to note_record;

alter table lead_photo drop constraint lead_photo_lead_id_fkey;
alter table lead_photo rename to record_photo;
alter table record_photo rename column lead_id to record_id;
alter table record_photo rename constraint lead_photo_pkey to record_photo_pkey;
alter table record_photo rename constraint lead_photo_of_staff_has_a_time to record_photo_of_staff_has_a_time;
alter index lead_photo_photo rename to record_photo_photo;

-- How often a photo is in use, counted by each table that refers to it: one that nothing uses is deleted after a day. A new
-- table that refers to photos gets this trigger too; a test looks for it.
alter table photo add column uses int not null default 0 check (uses >= 0);
update photo set uses =
  (select count(*) from record_photo where record_photo.sha256 = photo.sha256)
  + (select count(*) from project_photo where project_photo.sha256 = photo.sha256)
  + (select count(*) from company_picture where company_picture.sha256 = photo.sha256);
create index photo_unused on photo (received_at) where uses = 0;

create function count_photo_use() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update photo set uses = uses - 1 where sha256 = old.sha256;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update photo set uses = uses + 1 where sha256 = new.sha256;
  end if;
  return null;
end
$$;
create trigger count_photo_use after insert or delete or update of sha256 on record_photo
  for each row execute function count_photo_use();
create trigger count_photo_use after insert or delete or update of sha256 on project_photo
  for each row execute function count_photo_use();
create trigger count_photo_use after insert or delete or update of sha256 on company_picture
  for each row execute function count_photo_use();
