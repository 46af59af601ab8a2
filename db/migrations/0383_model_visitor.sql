-- How often the model was asked by one sender since the first question of a day. It outlives the chat: whoever deletes theirs gets nothing
-- back. The sender is the keyed hash of an address, as in a chat, and is deleted after that day.
create table model_visitor (
  source text primary key, -- empty for all whose sender is forgotten
  asked int not null,
  since timestamptz not null
);
create index model_visitor_since on model_visitor (since);
alter table chat drop column answers_asked;
