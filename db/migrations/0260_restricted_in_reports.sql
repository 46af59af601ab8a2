-- A photo that the server refused waits for the office. Taken at a trauma scene or marked so on the device, it is restricted there too,
-- whatever the loss is called later.
alter table sync_problem add column restricted_at timestamptz;

create function restrict_reported_photo() returns trigger language plpgsql as $$
begin
  if new.content -> 'of_job' -> 'is_restricted' = 'true'::jsonb or is_scene(array(select jobs_of_file(new.lead_id)))
    then new.restricted_at := now(); end if;
  return new;
end
$$;
create trigger photo_reported before insert or update of content on sync_problem
  for each row when (new.sha256 is not null and new.restricted_at is null) execute function restrict_reported_photo();

update sync_problem set restricted_at = now()
  where sha256 is not null and (content -> 'of_job' -> 'is_restricted' = 'true'::jsonb or is_scene(array(select jobs_of_file(lead_id))));

create or replace function restrict_photos_of(jobs uuid[]) returns void language plpgsql as $$
begin
  update record_photo set restricted_at = now()
    where record_id = any (jobs) and added_by is not null and restricted_at is null;
  update sync_problem set restricted_at = now()
    where lead_id = any (jobs) and state = 'open' and sha256 is not null and restricted_at is null;
end
$$;

-- It stays so once it arrives, or the office takes it over.
create or replace function restrict_photo_of_scene() returns trigger language plpgsql as $$
declare jobs uuid[] := array(select jobs_of_file(new.record_id));
begin
  if is_scene(jobs) or exists (select from sync_problem where employee_id = new.added_by and lead_id = any (jobs)
      and content ->> 'sha256' = new.sha256 and restricted_at is not null)
    then new.restricted_at := now(); end if;
  return new;
end
$$;
