-- Readings are part of the work at a job: in the company's own roles, who edits its rooms sees and adds readings, with the same reach, and
-- corrects their own. To close a visit, and to correct what others read, is given by whoever edits roles.

-- A form of such a role that is still open must not save the role without it.
update role set revision = revision + 1
  where not is_system and permissions && '{rooms.edit,rooms.edit:assigned}';

update role set permissions = permissions || array(
    select distinct given from unnest(permissions) held
      cross join lateral (values (replace(held, 'rooms.edit', 'drying.view')), (replace(held, 'rooms.edit', 'drying.addReading')),
        ('drying.correctReading:own')) as given (given)
    where held in ('rooms.edit', 'rooms.edit:assigned')
      and not (permissions && array[split_part(given, ':', 1), split_part(given, ':', 1) || ':assigned', split_part(given, ':', 1) || ':own']))
  where not is_system and permissions && '{rooms.edit,rooms.edit:assigned}';
