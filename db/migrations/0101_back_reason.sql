-- Why a job went back to a stage that it had left. Empty of the way forward, and of what went back before anyone was asked.
alter table job_stage add column back_reason text not null default '';
