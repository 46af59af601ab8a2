-- Proofs of work that were used, until they could not be used any more anyway: none counts for two requests.

create table proof (
  id text primary key, -- of the challenge
  lead_id uuid not null, -- of the request that came with it, which may be sent again with it
  expires_at timestamptz not null
);
create index proof_expires on proof (expires_at);
