-- A device that was opened by a link of the staff: who made the link, and when the visitor said in a browser of theirs that it is theirs.
alter table chat_device add column link_by uuid references employee; -- null: the visitor made the link
alter table chat_device add column confirmed_at timestamptz;

-- Where the visitor had made no link when a device was opened, the staff had.
update chat_device set link_by = made.made_by
  from chat_link made
  where made.chat_id = chat_device.chat_id and made.made_by is not null and made.made_at <= chat_device.opened_at
    and not exists (select from chat_link own where own.chat_id = chat_device.chat_id and own.made_by is null
      and own.made_at <= chat_device.opened_at and own.expires_at > chat_device.opened_at);
