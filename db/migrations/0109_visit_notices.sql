-- Of which visits people were notified lately, and by whose doing: nobody's device is woken for each of a hundred changes. What is older
-- than the span of the budget is removed as the next one is written.

create table visit_notice (
  id uuid primary key,
  employee_id uuid not null references employee (id) on delete cascade,
  changed_by uuid references employee (id) on delete set null,
  told_at timestamptz not null
);
create index visit_notice_person on visit_notice (employee_id, told_at);
