-- Someone who asks for help in the chat may give a phone number and nothing else. Null says that the name was not given; what the
-- search reads is then the number and the reference.

alter table lead
  drop column search,
  alter column name drop not null,
  add column search text not null generated always as (lower(coalesce(name || ' ', '') || phone || ' ' || reference)) stored;

do $$
begin
  create index lead_search on lead using gin (search gin_trgm_ops) with (gin_pending_list_limit = 512);
exception
  when others then raise notice 'pg_trgm is not to be had here: search reads the whole table';
end
$$;

-- What was known of the column for planning went with it, and a search must not read the whole table until that is known again.
analyze lead (search);
