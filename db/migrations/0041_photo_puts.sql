-- Who of the staff has sent the bytes of a photo: only they, or a record that has it, may refer to it. That is no use of the
-- photo, and goes with it.
create table photo_put (
  sha256 text not null references photo on delete cascade,
  employee_id uuid not null references employee,
  put_at timestamptz not null,
  primary key (sha256, employee_id)
);

-- A visitor's photo is offered from the first time its bytes are sent, so that one that only staff sent is offered to no visitor.
update photo set offered_at = received_at where uses = 0 and offered_at is null;
