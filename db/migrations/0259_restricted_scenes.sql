-- What staff photograph at a trauma scene is restricted from then on, whatever the loss is called later: many may change its type, few may
-- see restricted photos. Jobs that were merged are one scene. Triggers say so, wherever a photo or a type comes from; only someone who sees
-- restricted photos takes it back, of one photo at a time. An undone merge leaves it.

-- The jobs of the file that one belongs to: those that it was merged into, and whatever was merged into these.
create function jobs_of_file(one uuid) returns setof uuid language sql stable as $$
  with recursive above (id) as (
    select one union all select job.merged_into from job join above on job.id = above.id where job.merged_into is not null
  ), family (id) as (
    select id from above union select job.id from job join family on job.merged_into = family.id
  ) select id from family
$$;

create function is_scene(jobs uuid[]) returns boolean language sql stable as $$
  select exists (select from job where id = any (jobs) and loss_type = 'trauma')
$$;

create function restrict_photos_of(jobs uuid[]) returns void language plpgsql as $$
begin
  update record_photo set restricted_at = now()
    where record_id = any (jobs) and added_by is not null and restricted_at is null;
end
$$;

create function restrict_photo_of_scene() returns trigger language plpgsql as $$
begin
  if is_scene(array(select jobs_of_file(new.record_id))) then new.restricted_at := now(); end if;
  return new;
end
$$;
create trigger photo_of_scene_added before insert on record_photo
  for each row when (new.added_by is not null and new.restricted_at is null) execute function restrict_photo_of_scene();

create function restrict_scene() returns trigger language plpgsql as $$
begin
  perform restrict_photos_of(array(select jobs_of_file(new.id)));
  return null;
end
$$;
create trigger job_made_of_scene after insert on job
  for each row when (new.loss_type = 'trauma') execute function restrict_scene();
create trigger job_became_scene after update of loss_type on job
  for each row when (new.loss_type = 'trauma' and old.loss_type is distinct from new.loss_type) execute function restrict_scene();

-- Each side of a merge is restricted for the other: what was lifted within a scene stays lifted.
create function restrict_merged() returns trigger language plpgsql as $$
declare
  brought uuid[] := array(
    with recursive family (id) as (
      select new.id union all select job.id from job join family on job.merged_into = family.id
    ) select id from family);
  there uuid[] := array(select jobs_of_file(new.id) except select unnest(brought));
begin
  if is_scene(brought) then perform restrict_photos_of(there); end if;
  if is_scene(there) then perform restrict_photos_of(brought); end if;
  return null;
end
$$;
create trigger job_merged_with_scene after update of merged_into on job
  for each row when (new.merged_into is not null and old.merged_into is distinct from new.merged_into)
  execute function restrict_merged();

select restrict_photos_of(array(select jobs_of_file(id) from job where loss_type = 'trauma'));
