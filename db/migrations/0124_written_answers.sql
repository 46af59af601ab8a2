-- An answer that a language model is writing. Whoever kills the server meanwhile leaves the quote that stands in for it, and by when.
alter table chat
  add column owed_answer jsonb, -- its id, and the quote that is given where the model gives nothing
  add column answer_by timestamptz,
  add column answers_asked int not null default 0, -- of the model, in this chat
  add constraint chat_owes_by check ((owed_answer is null) = (answer_by is null));
create index chat_owing on chat (answer_by) where answer_by is not null;

-- How often the model was asked in a month. What it costs is limited by it, on all nodes together.
create table model_month (
  month date primary key, -- its first day
  asked int not null,
  full_at timestamptz, -- when no more was to be asked
  told_at timestamptz -- when the office was told of it
);
