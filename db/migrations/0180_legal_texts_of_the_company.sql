-- Who wrote a version of a legal text, and when. Null: it came with the product.
alter table legal_text
  add column published_at timestamptz,
  add column published_by uuid references employee,
  add constraint legal_text_is_published_by_someone check ((published_at is null) = (published_by is null));
