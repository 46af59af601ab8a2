-- How the days of equipment are counted is set like the rest of what a company sets about its jobs.
alter table job_setup drop constraint job_setup_part_check;
alter table job_setup add constraint job_setup_part_check check (part in ('clocks', 'certifications', 'templates', 'drying', 'equipment'));
