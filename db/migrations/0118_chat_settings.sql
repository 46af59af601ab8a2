-- What the company set about the chat of its website, and every version of it. What a document does not say is as the product
-- brings it: the first one says nothing.

create table chat_settings (
  id int primary key check (id = 1),
  settings jsonb not null,
  revision int not null,
  changed_at timestamptz not null
);

create table chat_settings_version (
  revision int primary key,
  settings jsonb not null,
  employee_id uuid references employee, -- null: nobody, what the product brings
  at timestamptz not null
);

insert into chat_settings values (1, '{}', 1, now());
insert into chat_settings_version values (1, '{}', null, now());
