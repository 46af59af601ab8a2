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
-- table that refers to photos is counted too, by a call of count_photos_of; a test looks for it.
alter table photo add column uses int not null default 0 check (uses >= 0);
update photo set uses =
  (select count(*) from record_photo where record_photo.sha256 = photo.sha256)
  + (select count(*) from project_photo where project_photo.sha256 = photo.sha256)
  + (select count(*) from company_picture where company_picture.sha256 = photo.sha256);
create index photo_unused on photo (received_at) where uses = 0;

-- Once for each statement, however many rows it writes; the photos are locked in one order, so that no two wait for each other.
create function count_photo_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from photo where sha256 in (select sha256 from added) order by sha256 for no key update;
    update photo set uses = uses + n from (select sha256, count(*) as n from added group by sha256) as used
      where photo.sha256 = used.sha256;
  elsif tg_op = 'DELETE' then
    perform from photo where sha256 in (select sha256 from removed) order by sha256 for no key update;
    update photo set uses = uses - n from (select sha256, count(*) as n from removed group by sha256) as used
      where photo.sha256 = used.sha256;
  else
    perform from photo where sha256 in (select sha256 from added union select sha256 from removed)
      order by sha256 for no key update;
    update photo set uses = uses + n from (
      select sha256, sum(n) as n from (
        select sha256, 1 as n from added union all select sha256, -1 from removed) as changes
      group by sha256) as used
      where photo.sha256 = used.sha256 and n <> 0;
  end if;
  return null;
end
$$;

-- Lets a table with a column sha256 count the photos it refers to.
create procedure count_photos_of(counted regclass) language plpgsql as $$
begin
  execute format('create trigger photo_use_added after insert on %s
    referencing new table as added for each statement execute function count_photo_use()', counted);
  execute format('create trigger photo_use_removed after delete on %s
    referencing old table as removed for each statement execute function count_photo_use()', counted);
  execute format('create trigger photo_use_changed after update on %s
    referencing old table as removed new table as added for each statement execute function count_photo_use()', counted);
end
$$;
call count_photos_of('record_photo');
call count_photos_of('project_photo');
call count_photos_of('company_picture');
