-- What a sketch says of a room, so that figures of one that is no rectangle are exact. A part of a room that differs from it was typed.
alter table room add column drawn jsonb; -- null: in no sketch, or open there
