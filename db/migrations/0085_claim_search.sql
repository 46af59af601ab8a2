-- What the search finds a job by is read by everyone who sees the job. Who may see claims searches a text of their own, which has the
-- claims as well: one index answers either.

alter table job add column claim_search text not null default ''; -- search, and claim, policy, carrier, adjuster: lower case

update job set search = told.search, claim_search = concat_ws(' ', told.search, nullif(told.claims, ''))
  from (
    select job.id,
      lower(concat_ws(' ', number, nullif(lead.name, ''), nullif(lead.phone, ''), nullif(facts->>'phone2', ''),
        nullif(facts->>'address', ''), nullif(lead.town, ''), nullif(facts->>'zip', ''), nullif(facts->>'owner_name', ''),
        nullif(facts->>'owner_phone', ''), nullif(facts->>'email', ''),
        (select string_agg(tag, ' ' order by nth) from jsonb_array_elements_text(facts->'tags') with ordinality tags (tag, nth))
      )) as search,
      lower(concat_ws(' ', nullif(facts->>'claim_number', ''), nullif(facts->>'policy_number', ''),
        nullif(facts->>'carrier', ''), nullif(facts->>'adjuster_name', ''))) as claims
    from job join lead on lead.id = job.id
  ) as told
  where told.id = job.id;

do $$
begin
  create index job_claim_search on job using gin (claim_search gin_trgm_ops);
exception
  when others then raise notice 'pg_trgm is not to be had here: search reads the whole table';
end
$$;
