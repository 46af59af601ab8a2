-- While a number is typed, customers are found whose numbers begin like it.
create index lead_phone on lead (phone collate "C");
create index job_phone2 on job ((facts->>'phone2') collate "C") where facts ? 'phone2';
create index job_owner_phone on job ((facts->>'owner_phone') collate "C") where facts ? 'owner_phone';
