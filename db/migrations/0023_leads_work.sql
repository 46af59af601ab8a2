-- Working on a request is a permission of its own: notes, steps and photos. Whoever may hand requests on has it with the same
-- reach, in the company's own roles too. Technicians see and work on what is handed to them, unless someone changed their role.

-- A form of such a role that is still open must not save the role without it.
update role set revision = revision + 1
  where not is_system and permissions && '{leads.assign,leads.assign:assigned}';

update role set permissions = permissions || array(
    select replace(permission, 'leads.assign', 'leads.work') from unnest(permissions) permission
    where permission in ('leads.assign', 'leads.assign:assigned'))
  where permissions && '{leads.assign,leads.assign:assigned}';

update role set permissions = permissions || '{leads.view:assigned,leads.work:assigned}'
  where id = '01930000-0000-7000-8000-000000000005' and revision = 1
    and array(select unnest(permissions) order by 1) = array(select unnest('{
      dashboard.view:own, employees.view, roles.view,
      intake.view:assigned, intake.edit:assigned, intake.changeStage:assigned, intake.viewAccessCodes:assigned,
      drying.view:assigned, drying.addReading:assigned, drying.correctReading:own, drying.closeVisit:assigned,
      equipment.view, equipment.place:assigned, equipment.pull:assigned, equipment.manageCatalog,
      photos.view:assigned, photos.add:assigned, photos.viewRestricted:assigned,
      forms.fill:assigned, forms.submit:assigned, forms.amend:own, submissions.view:assigned,
      signatures.request:assigned, contents.view:assigned, contents.edit:assigned,
      projects.view:assigned, projects.edit:assigned
    }'::text[]) order by 1);

update role set permissions = permissions || '{leads.view:assigned,leads.work:assigned}'
  where id = '01930000-0000-7000-8000-000000000006' and revision = 1
    and array(select unnest(permissions) order by 1) = array(select unnest('{
      dashboard.view:own, employees.view:own,
      intake.view:assigned, intake.viewAccessCodes:assigned, intake.edit:assigned,
      drying.view:assigned, drying.addReading:assigned, drying.correctReading:own,
      equipment.view, equipment.place:assigned, equipment.pull:assigned,
      photos.view:assigned, photos.add:assigned,
      forms.fill:assigned, forms.submit:assigned, submissions.view:assigned,
      contents.view:assigned, contents.edit:assigned
    }'::text[]) order by 1);
