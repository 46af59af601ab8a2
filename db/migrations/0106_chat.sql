-- A conversation in the chat of the website. Once its visitor gave a number it is a request too, with the same id, and later a job.
create table chat (
  id uuid primary key,
  secret_hash bytea not null, -- of what the visitor's browser made: whoever shows it is the visitor
  language text not null check (language in ('en', 'es')),
  page text not null, -- on which it began
  first_page text not null, -- of the visit
  referrer text not null, -- the website that the visit came from, without its path
  source text, -- tells senders apart, and is forgotten after a while
  state text not null check (state in ('automated', 'waiting', 'staff', 'ended')),
  assigned_to uuid references employee,
  facts jsonb not null, -- by name: the value, when it was told, and which employee told it, if one did
  opened_at timestamptz not null,
  last_message_at timestamptz not null, -- of the visitor or the staff, or when it was opened
  waiting_since timestamptz, -- in state waiting
  first_said_at timestamptz, -- when the visitor first wrote or answered
  first_reply_at timestamptz, -- when a person first replied
  contact_at timestamptz, -- when a phone number was given: from then on there is a request
  last_position int not null default 0,
  visitor_seen int not null default 0, -- up to which position each side has seen
  staff_seen int not null default 0,
  constraint chat_waits_since check ((state = 'waiting') = (waiting_since is not null)),
  constraint chat_has_someone check (state <> 'staff' or assigned_to is not null)
);

-- What the inbox lists: those in one state, the latest first; of those that wait the longest first.
create index chat_in_state on chat (state, last_message_at desc, id desc);
create index chat_waiting on chat (waiting_since, id) where state = 'waiting';
create index chat_of_person on chat (assigned_to, last_message_at desc, id desc) where assigned_to is not null;
create index chat_opened on chat (opened_at, id);
create index chat_with_source on chat (opened_at) where source is not null;

-- Positions have no gaps: whoever has all up to one asks for those after it.
create table chat_message (
  chat_id uuid not null references chat,
  position int not null,
  id uuid not null,
  author text not null check (author in ('visitor', 'automated', 'employee', 'product')),
  kind text not null check (kind in ('text', 'photo', 'answer', 'quote', 'danger', 'note', 'taken', 'handed_back', 'ended', 'contact', 'person_wanted')),
  employee_id uuid references employee, -- who wrote or did it, of the staff
  text text not null,
  detail jsonb, -- what its kind needs beside the text
  at timestamptz not null,
  primary key (chat_id, position),
  unique (chat_id, id),
  constraint chat_message_of_staff check (author <> 'employee' or employee_id is not null)
);

-- A chat that waits for a person has an alert as well, before it is a request: it has the id that its request will have.
alter table alert drop constraint alert_lead_id_fkey;
alter table delivery drop constraint delivery_lead_id_fkey;
