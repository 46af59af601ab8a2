-- What is sealed for a person has a key of that person's own from here on. Rows from before were sealed with one key for all of
-- their kind: the next start seals them anew. A set-up that was under way begins again.

alter table totp add column has_own_key boolean not null default false;
alter table totp alter column has_own_key set default true;
alter table signature add column has_own_key boolean not null default false;
alter table signature alter column has_own_key set default true;
delete from totp_setup;
