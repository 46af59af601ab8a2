-- A device whose person was suspended or left, or that they chose to erase, removes what was read on it at its next contact.
-- The mark stands in its session, for its old token is all that such a device still has.

alter table session add erase_requested_at timestamptz;

update session
set erase_requested_at = employee.suspended_at
from employee
where employee.id = session.employee_id and employee.suspended_at is not null;
