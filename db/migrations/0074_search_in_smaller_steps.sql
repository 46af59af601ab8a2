-- What is searched of new requests waits in a list before it is sorted into the index, and whoever fills the list waits for that:
-- 55 ms for the usual 5,650 requests. Of this list an eighth. Where the database has no trigrams, there is no such index.

alter index if exists lead_search set (gin_pending_list_limit = 512);
