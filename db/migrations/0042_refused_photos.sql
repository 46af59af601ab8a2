-- The photo of a refused write, while the office has not decided: it is not swept until then.
alter table sync_problem add column sha256 text references photo;
create index sync_problem_photo on sync_problem (sha256) where sha256 is not null;
call count_photos_of('sync_problem');
