-- People look for a request by where it is as well: the town, or the whole address, where a visitor typed that.

alter table lead drop column search;
alter table lead
  add column search text not null
    generated always as (lower(coalesce(name || ' ', '') || phone || ' ' || reference || ' ' || town)) stored;

do $$
begin
  create index lead_search on lead using gin (search gin_trgm_ops) with (gin_pending_list_limit = 512);
exception
  when others then raise notice 'pg_trgm is not to be had here: search reads the whole table';
end
$$;

-- What was known of the column for planning went with it.
analyze lead (search);
