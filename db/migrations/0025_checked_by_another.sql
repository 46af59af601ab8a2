-- A certification counts as checked once someone other than its holder has looked at it. Who may change people used to check
-- their own by adding it; from before 'checked_by' only the event tells who wrote it down.
update certification
set checked_at = null, checked_by = null
where checked_at is not null
  and coalesce(
    checked_by,
    (
      select event.employee_id
      from event
      where event.subject = certification.employee_id
        and event.name in ('certification.added', 'certification.changed')
        and event.payload ->> 'certification_id' = certification.id::text
      order by event.id desc
      limit 1
    )
  ) = certification.employee_id;
