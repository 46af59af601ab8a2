-- A phone without a connection tells of a visit as it was planned when it was made: by then the office may have moved it, sent others or
-- canceled it. What was made stands as a visit of its own then, and says of which one.

alter table visit add column made_of uuid references visit;
