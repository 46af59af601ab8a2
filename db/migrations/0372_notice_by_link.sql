-- The notice of cancellation that was kept with an agreement as it was signed by link: whoever signed gets a copy of it behind the link.
alter table signing_request add column notice_id uuid;
