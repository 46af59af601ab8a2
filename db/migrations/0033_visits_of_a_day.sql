-- Who is where on a day, for whoever plans another visit.
create index lead_visits on lead (visit_on, visit_from) where status = 'scheduled';
