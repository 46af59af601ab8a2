-- Finished work that everyone may see: by town and never by street, and never without the owner's consent.

create table project (
  id uuid primary key,
  slug text not null unique,
  service text not null check (service in ('water-damage', 'fire-damage', 'mold-remediation', 'basement-restoration')),
  area text not null,
  property text not null check (property in ('house', 'apartment', 'business', 'public')),
  finished_on date not null,
  cause text not null,
  days_to_dry int,
  equipment jsonb not null,
  drying jsonb,
  lesson text not null,
  consent text not null check (consent <> ''),
  published_at timestamptz -- null: withdrawn
);
-- Each way to narrow the list reads no more than the page it shows; a town's own history is short.
create index project_finished on project (finished_on, id) where published_at is not null;
create index project_service on project (service, finished_on, id) where published_at is not null;
create index project_property on project (property, finished_on, id) where published_at is not null;
create index project_service_property on project (service, property, finished_on, id) where published_at is not null;
create index project_area on project (area, finished_on, id) where published_at is not null;

create table project_photo (
  project_id uuid not null references project,
  moment text not null check (moment in ('before', 'after')),
  sha256 text not null references photo,
  alt text not null,
  primary key (project_id, moment)
);
create index project_photo_photo on project_photo (sha256);

-- The sizes in which a photo of a project lies ready for everyone.
create table project_picture (
  sha256 text not null references photo,
  width int not null,
  height int not null,
  file_key text not null,
  primary key (sha256, width)
);

update role set permissions = permissions || '{projects.publish}'
  where is_system and name in ('Owner', 'Office manager', 'Project manager', 'Marketing');
