-- What each rule of the file audit is worth is a part of the set-up.
alter table job_setup drop constraint job_setup_part_check;
alter table job_setup add constraint job_setup_part_check
  check (part in ('clocks', 'certifications', 'templates', 'drying', 'equipment', 'packets', 'audit'));
