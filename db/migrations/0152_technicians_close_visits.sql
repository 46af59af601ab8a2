-- Who reads the last point closes the visit: a technician is often there alone.
update role set permissions = permissions || '{drying.closeVisit:assigned}', revision = revision + 1
  where is_system and permissions @> '{drying.addReading:assigned}'
    and not permissions && '{drying.closeVisit,drying.closeVisit:assigned}';
