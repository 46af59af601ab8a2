-- An answer of the office in Spanish, beside its English one, on the same rules: blank where there is none.
alter table chat_answer
  add column spanish_question text not null default '',
  add column spanish_answer text not null default '';
