-- When a paper that was declined was first offered again: the refusal stands, and everyone reads that the customer is being asked once more.
alter table submission add column offered_at timestamptz;
