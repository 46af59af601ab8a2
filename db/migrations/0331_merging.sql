-- What the two jobs of a merge said differently: what the merged one told, and what the other one knew until then. An undo puts back from it
-- what gave way. Facts of the claim are named by the event alone.
alter table job_merge add column differed jsonb not null default '{}';
alter table job_merge alter column differed drop default;

-- A caller from another phone is found by the house: "418 larchmont" is "418 N. Larchmont Ave". People leave out the direction and the kind
-- of the street, so the key is the number and the first other word; where there is none, as in "7 North Avenue", it is the first word.
create function street_words(address text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    substring(btrim(regexp_replace(lower(address), '[^a-z0-9]+', ' ', 'g')) from '^[0-9]+[a-z]? (.+)$'),
    ' (apt|apartment|unit|suite|ste|lot|floor|fl)\M.*$', '');

create function address_house(address text) returns text
  language sql immutable parallel safe
  return substring(lower(address) from '^\s*([0-9]+[a-z]?)\M') || ' ' || coalesce(
    substring(regexp_replace(street_words(address),
      '\m(north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw|street|str|st|saint|avenue|ave|av|road|rd|lane|ln|'
      || 'drive|dr|court|ct|boulevard|blvd|place|pl|circle|cir|terrace|ter|way|parkway|pkwy|highway|hwy|route|rte|rt|sr|us|state|county)\M ?',
      '', 'g') from '^[a-z0-9]+'),
    substring(street_words(address) from '^[a-z0-9]+'));

create index job_house on job (address_house(facts->>'address')) where facts ? 'address';
-- What visitors give as their town is often a whole address.
create index lead_house on lead (address_house(split_part(town, ',', 1))) where town ~ '^\s*\d';
drop index job_address, lead_address;
drop function address_key;
