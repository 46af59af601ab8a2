-- The check of the evidence asks of each row whether there is a record of it.
create index job_evidence_subject on job_evidence (subject);
