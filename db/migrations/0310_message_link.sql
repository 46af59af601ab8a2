-- What a message brings in place of its mark: a link that the product wrote into it, and nothing that a person types.

alter table message add column link text check (link in ('chat', 'signing'));

update message set link = 'signing'
where body like '%[link]%'
  and exists (
    select from signing_link
    where signing_link.id = message.id
      and signing_link.job_id = message.job_id
      and signing_link.channel = message.channel
  );

-- One that opens no chat is sent as it was written.
update message set link = 'chat' where link is null and channel = 'text' and body like '%[link]';
