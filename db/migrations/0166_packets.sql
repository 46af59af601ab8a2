-- Which forms a kind of loss needs is one more part of the set-up of jobs.
alter table job_setup drop constraint job_setup_part_check;
alter table job_setup add constraint job_setup_part_check check (part in ('clocks', 'certifications', 'templates', 'drying', 'equipment', 'packets'));
