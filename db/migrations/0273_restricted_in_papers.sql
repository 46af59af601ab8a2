-- A photo is restricted in each form of a file, and in each paper that waits there to be signed, where it is in one of them or in the
-- gallery: also where the loss is called something else by then. Sheets that were signed with a pen show no scene.
alter table submission_photo add column is_sheet boolean not null default false;
alter table signing_request_photo add column is_sheet boolean not null default false;
alter table signing_request_photo add column restricted_at timestamptz;

-- As the marks of what has these bytes there say it. Those of the gallery count where it has them: they can be lifted.
create function is_restricted_there(jobs uuid[], bytes text) returns boolean language sql stable as $$
  select case when exists (select from record_photo where record_id = any (jobs) and sha256 = bytes)
    then exists (select from record_photo where record_id = any (jobs) and sha256 = bytes and restricted_at is not null)
    else exists (select from submission_photo join submission on submission.id = submission_id
        where submission_photo.sha256 = bytes and job_id = any (jobs) and restricted_at is not null and not is_sheet)
      or exists (select from signing_request_photo join signing_request on signing_request.id = request_id
        where signing_request_photo.sha256 = bytes and job_id = any (jobs) and restricted_at is not null and not is_sheet)
      or exists (select from sync_problem
        where lead_id = any (jobs) and content ->> 'sha256' = bytes and restricted_at is not null)
  end
$$;

-- What is restricted already is no sheet, whoever says so.
create or replace function restrict_photo_of_form() returns trigger language plpgsql as $$
declare
  jobs uuid[] := array(select jobs_of_file(job_id) from submission where id = new.submission_id and job_id is not null);
begin
  if is_restricted_there(jobs, new.sha256) then new.restricted_at := now(); new.is_sheet := false;
  elsif is_scene(jobs) then new.restricted_at := now(); end if;
  return new;
end
$$;

create function restrict_photo_to_sign() returns trigger language plpgsql as $$
declare jobs uuid[] := array(select jobs_of_file(job_id) from signing_request where id = new.request_id);
begin
  if is_restricted_there(jobs, new.sha256) then new.restricted_at := now(); new.is_sheet := false;
  elsif is_scene(jobs) then new.restricted_at := now(); end if;
  return new;
end
$$;
create trigger photo_to_sign_added before insert on signing_request_photo for each row execute function restrict_photo_to_sign();

create or replace function restrict_photos_of(jobs uuid[]) returns void language plpgsql as $$
begin
  update record_photo set restricted_at = now()
    where record_id = any (jobs) and added_by is not null and restricted_at is null;
  update sync_problem set restricted_at = now()
    where lead_id = any (jobs) and state = 'open' and sha256 is not null and restricted_at is null;
  update submission_photo set restricted_at = now() from submission
    where submission.id = submission_id and job_id = any (jobs) and restricted_at is null;
  update signing_request_photo set restricted_at = now() from signing_request
    where signing_request.id = request_id and job_id = any (jobs) and restricted_at is null;
end
$$;

-- What a form or a paper to sign has restricted is restricted in the gallery, too, where it is added anew.
create or replace function restrict_photo_of_scene() returns trigger language plpgsql as $$
declare jobs uuid[] := array(select jobs_of_file(new.record_id));
begin
  if is_scene(jobs) or is_restricted_there(jobs, new.sha256) or exists (select from sync_problem
      where employee_id = new.added_by and lead_id = any (jobs)
        and content ->> 'sha256' = new.sha256 and restricted_at is not null)
    then new.restricted_at := now(); end if;
  return new;
end
$$;

-- Sheets that are there: whoever sent the form had put them, or the form whose place it takes has them, too.
with recursive signed as (
  select submission_id, sha256, revises, submitted_by from (
    select submission_photo.submission_id, submission_photo.sha256, revises, submitted_by, body, array(
      select field ->> 'id' from jsonb_path_query(definition, '$.sections[*].fields[*] ? (@.type == "signature")') field) as fields
    from submission_photo
      join submission on submission.id = submission_photo.submission_id
      join form_version using (slug, version)
  ) named where strpos(((body::jsonb -> 'answers') - fields)::text, sha256) = 0
), sheet as (
  select submission_id, sha256 from signed
    where exists (select from photo_put where photo_put.sha256 = signed.sha256 and employee_id = submitted_by)
  union select signed.submission_id, signed.sha256 from signed
    join sheet on sheet.submission_id = signed.revises and sheet.sha256 = signed.sha256
)
update submission_photo set is_sheet = true from sheet
  where sheet.submission_id = submission_photo.submission_id and sheet.sha256 = submission_photo.sha256;

update signing_request_photo set is_sheet = true from signing_request join form_version using (slug, version)
  where signing_request.id = request_id and strpos(((body::jsonb -> 'answers') - array(
    select field ->> 'id' from jsonb_path_query(definition, '$.sections[*].fields[*] ? (@.type == "signature")') field))::text, sha256) = 0
  and exists (select from photo_put where photo_put.sha256 = signing_request_photo.sha256 and employee_id = made_by);

update submission_photo set is_sheet = false from submission
  where submission.id = submission_id and is_sheet and job_id is not null
    and is_restricted_there(array(select jobs_of_file(job_id)), submission_photo.sha256);
update signing_request_photo set is_sheet = false from signing_request
  where signing_request.id = request_id and is_sheet
    and is_restricted_there(array(select jobs_of_file(job_id)), signing_request_photo.sha256);

update signing_request_photo set restricted_at = now() from signing_request
  where signing_request.id = request_id and job_id in (select jobs_of_file(job.id) from job where loss_type = 'trauma');
update submission_photo set restricted_at = now() from submission
  where submission.id = submission_id and restricted_at is null and job_id is not null
    and is_restricted_there(array(select jobs_of_file(job_id)), submission_photo.sha256);
update signing_request_photo set restricted_at = now() from signing_request
  where signing_request.id = request_id and restricted_at is null
    and is_restricted_there(array(select jobs_of_file(job_id)), signing_request_photo.sha256);
