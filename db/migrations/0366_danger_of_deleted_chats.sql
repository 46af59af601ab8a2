-- A deleted chat kept which danger its visitor had told of, and the pages on which it began.
update chat set danger = null, page = '', first_page = '' where forgotten_at is not null;
