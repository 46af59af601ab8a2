-- Whoever edits jobs and sees equipment places and picks it up there, with the same reach, in the company's own roles too.

-- A form of such a role that is still open must not save the role without it.
with meant as (
  select id, array(
      select replace(permission, 'intake.edit', action)
      from unnest(permissions) permission, unnest('{equipment.place,equipment.pull}'::text[]) with ordinality as given (action, nth)
      where permission in ('intake.edit', 'intake.edit:assigned')
      order by nth
    ) as added
  from role
  where not is_system and permissions @> '{equipment.view}' and permissions && '{intake.edit,intake.edit:assigned}'
    and not permissions && '{equipment.place,equipment.place:assigned,equipment.pull,equipment.pull:assigned}'
)
update role set permissions = permissions || meant.added, revision = revision + 1 from meant where role.id = meant.id;
