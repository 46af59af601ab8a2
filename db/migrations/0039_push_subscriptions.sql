-- The browsers that show notifications. A browser subscribes while someone is signed in there, and its subscription ends with
-- that session: it is never used after the session, and removed soon after it.
create table push_subscription (
  id uuid primary key,
  employee_id uuid not null references employee,
  session_id uuid not null unique references session on delete cascade,
  endpoint text not null unique, -- the address of this browser at its push service: whoever knows it and our key can send there
  p256dh text not null, -- messages are encrypted with these two for this browser alone
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_employee on push_subscription (employee_id);

-- An alert can also be delivered as a notification.
alter table delivery drop constraint delivery_channel_check;
alter table delivery add constraint delivery_channel_check check (channel in ('portal', 'mail', 'text', 'push'));
