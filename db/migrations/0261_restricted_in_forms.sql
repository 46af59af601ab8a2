-- A photo in a form that was filled in for a trauma scene is restricted as those of the gallery are, whatever the loss is called later. Where
-- the gallery has it, too, the mark there counts: it can be lifted.
alter table submission_photo add column restricted_at timestamptz;

create function restrict_photo_of_form() returns trigger language plpgsql as $$
begin
  if is_scene(array(select jobs_of_file(job_id) from submission where id = new.submission_id and job_id is not null))
    then new.restricted_at := now(); end if;
  return new;
end
$$;
create trigger photo_of_form_added before insert on submission_photo for each row execute function restrict_photo_of_form();

create or replace function restrict_photos_of(jobs uuid[]) returns void language plpgsql as $$
begin
  update record_photo set restricted_at = now()
    where record_id = any (jobs) and added_by is not null and restricted_at is null;
  update sync_problem set restricted_at = now()
    where lead_id = any (jobs) and state = 'open' and sha256 is not null and restricted_at is null;
  update submission_photo set restricted_at = now() from submission
    where submission.id = submission_id and job_id = any (jobs) and restricted_at is null;
end
$$;

update submission_photo set restricted_at = now() from submission
  where submission.id = submission_id and job_id in (select jobs_of_file(job.id) from job where loss_type = 'trauma');
