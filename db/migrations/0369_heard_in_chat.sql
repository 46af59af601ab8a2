-- What a visitor wrote in passing: that they want texts or calls, which loss they told of, and that they write Spanish. Nobody asked, and
-- nothing is agreed to by it.
alter table chat
  add column wished_way text check (wished_way in ('call', 'text')),
  add column heard_loss text;
