-- A caller from another phone is found by the house: "52 Wampum Avenue", "52 wampum ave." and "52 Wampum Ave" are one. The town is
-- compared apart, since visitors leave it out. Without a number it is no house, and has no key.
create function address_key(address text) returns text
  language sql immutable parallel safe
  return substring(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      ' ' || btrim(regexp_replace(lower(address), '[^a-z0-9]+', ' ', 'g')) || ' ',
      ' (street|str) ', ' st ', 'g'), ' (avenue|av) ', ' ave ', 'g'), ' road ', ' rd ', 'g'), ' lane ', ' ln ', 'g'),
      ' drive ', ' dr ', 'g'), ' court ', ' ct ', 'g'), ' boulevard ', ' blvd ', 'g'), ' place ', ' pl ', 'g'),
      ' north ', ' n ', 'g'), ' south ', ' s ', 'g'), ' east ', ' e ', 'g'), ' west ', ' w ', 'g')
    from '^ ([0-9]+ ?[a-z].*) $');

create index job_address on job (address_key(facts->>'address')) where facts ? 'address';
-- What visitors give as their town is often a whole address.
create index lead_address on lead (address_key(split_part(town, ',', 1))) where town ~ '^\s*\d';
