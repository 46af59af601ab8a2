-- How often a visitor changed their request by the chat: each change is sent to every open portal, and nobody needs many.
alter table chat add column request_changes int not null default 0;
