-- Answers that staff publish: the chat quotes them word for word, and the website shows those that shall stand there too.
create table chat_answer (
  id uuid primary key,
  question text not null,
  answer text not null,
  language text not null check (language in ('en', 'es')),
  topic text not null check (topic in ('emergency', 'water', 'fire', 'mold', 'trauma', 'basement', 'payment', 'process', 'areas')),
  link text not null, -- the page of ours that it leads to
  rules text[] not null, -- the safety rules that cover what it tells people to do
  wordings text[] not null, -- how visitors ask it, without what tells who they are
  also_on_faq boolean not null,
  review_on date not null, -- from this day on someone looks at it again; it is quoted all the same
  published_at timestamptz not null,
  published_by uuid not null references employee,
  retired_at timestamptz,
  retired_by uuid references employee,
  revision int not null,
  constraint chat_answer_retired_whole check ((retired_at is null) = (retired_by is null))
);

-- Each state that an answer had, so that a change can be undone; the record of events tells no contents.
create table chat_answer_version (
  answer_id uuid not null references chat_answer,
  revision int not null,
  what text not null check (what in ('published', 'changed', 'retired', 'undone')),
  content jsonb not null,
  is_retired boolean not null,
  at timestamptz not null,
  by uuid not null references employee,
  primary key (answer_id, revision)
);
