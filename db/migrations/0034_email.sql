-- What the product has sent by email is called what everyone calls it.
alter table letter rename to email;
