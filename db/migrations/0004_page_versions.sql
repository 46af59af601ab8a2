-- What each public page said last, and since when: search engines are told the day on which a page really changed.

create table page_version (
  path text primary key,
  hash text not null, -- of its title, description and text
  changed_at timestamptz not null
);
