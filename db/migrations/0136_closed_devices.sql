-- A device that its visitor closed out stays known, so that its secret opens nothing again while the conversation stands.
alter table chat_device add column closed_at timestamptz;
