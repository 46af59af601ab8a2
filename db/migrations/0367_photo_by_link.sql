-- Whether a photo of a chat was sent on a device that a link of the staff opened, and that the visitor had not said is theirs. The message that
-- says so goes with the conversation; the photo stays with its request.
alter table record_photo add column by_link boolean not null default false;
