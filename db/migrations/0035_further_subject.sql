-- The records that an event concerns beside the first, so that it stands in the history of each: the room of a job, say.
create table further_subject (
  subject uuid not null,
  event_id bigint not null references event (id),
  primary key (subject, event_id)
);
