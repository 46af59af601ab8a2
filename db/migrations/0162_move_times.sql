-- The time of a move as its device told it, before it was corrected by our clock: the same move is sent with the same. Null: none was told,
-- or it was received before this was stored.
alter table equipment_move add column told_at timestamptz;
