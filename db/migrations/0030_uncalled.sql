-- Requests that someone claimed and no one has called yet, the longest wait first.
create index lead_uncalled on lead (received_at, id)
  where status = 'new' and assigned_to is not null and quarantined_at is null and cancelled_at is null;
