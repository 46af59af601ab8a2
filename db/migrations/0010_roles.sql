-- The roles that the portal comes with, once more held against the specification of the product. A role that someone has
-- changed meanwhile stays as they want it.

update role set permissions = permissions || '{equipment.manageCatalog}'
  where id in ('01930000-0000-7000-8000-000000000004', '01930000-0000-7000-8000-000000000005') and revision = 1;

update role set permissions = permissions || '{intake.edit:assigned}'
  where id = '01930000-0000-7000-8000-000000000006' and revision = 1;

update role set
  description = 'Sees requests and jobs, and changes nothing.',
  permissions = array(
    select permission from unnest(permissions) permission
      where permission not in ('drying.view', 'equipment.view', 'submissions.view')
  )
  where id = '01930000-0000-7000-8000-000000000009' and revision = 1;
