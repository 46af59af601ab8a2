-- Rooms are part of a job: who sees jobs sees their rooms, and who edits jobs edits them, with the same reach, in the company's own roles too.

-- A form of such a role that is still open must not save the role without it.
update role set revision = revision + 1
  where not is_system and permissions && '{intake.view,intake.view:assigned,intake.edit,intake.edit:assigned}';

update role set permissions = permissions || array(
    select replace(permission, 'intake.', 'rooms.') from unnest(permissions) permission
    where permission in ('intake.view', 'intake.view:assigned', 'intake.edit', 'intake.edit:assigned'))
  where permissions && '{intake.view,intake.view:assigned,intake.edit,intake.edit:assigned}';
