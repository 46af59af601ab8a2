-- Pictures of people for the website, in the sizes in which they lie ready. Who they show, and whether they agreed, are facts
-- of the company, which name a picture by the hash of its photo; every version that was saved can be brought back with them.

create table company_picture (
  sha256 text not null references photo,
  width int not null,
  height int not null,
  file_key text not null,
  primary key (sha256, width)
);
