-- A deleted chat kept how its visitor had written that they want to be reached. The request that it became has it too.
update chat set wished_way = null where forgotten_at is not null;
