-- A claim number is also found as it is typed without dashes and spaces.

update job set claim_search = concat_ws(' ', claim_search, nullif(told.plain, ''))
  from (
    select id, lower(concat_ws(' ',
      case when facts->>'claim_number' ~ '[^[:alnum:]]'
        then regexp_replace(facts->>'claim_number', '[^[:alnum:]]', '', 'g') end,
      case when facts->>'policy_number' ~ '[^[:alnum:]]'
        then regexp_replace(facts->>'policy_number', '[^[:alnum:]]', '', 'g') end)) as plain
    from job
  ) as told
  where told.id = job.id and told.plain <> '';
