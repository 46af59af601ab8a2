-- What the company dries by is a part of its set-up: meters, default goals, and what is asked about.
alter table job_setup drop constraint job_setup_part_check;
alter table job_setup add constraint job_setup_part_check
  check (part in ('clocks', 'certifications', 'templates', 'drying'));
