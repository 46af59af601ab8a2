-- What stands beside the code of a paper for whoever types: the first digits of a hash of its ID tell nothing else of it.
alter table submission
  add column code text not null generated always as (
    upper(substr(encode(sha256(uuid_send(id)), 'hex'), 1, 10))
  ) stored;
create index submission_code on submission (code);
