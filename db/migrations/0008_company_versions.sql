-- Every revision of the company facts that ever stood, so that each can be looked at and brought back.

create table company_version (
  revision int primary key,
  facts jsonb not null,
  employee_id uuid references employee, -- null: nobody, the facts that the company was founded with
  at timestamptz not null
);

insert into company_version (revision, facts, at) select revision, facts, changed_at from company;
