-- Who signed a filled form, and who declined: lists tell of it, and they don't read what was answered. It is taken from what was sent as
-- it is received.
alter table submission add column signatures jsonb;
update submission set signatures = (
  select coalesce(jsonb_agg(jsonb_build_object('field', field->>'id', 'signer', field->>'signer', 'way', signed->>'way',
    'name', signed->>'name', 'at', signed->>'at', 'witness', signed->>'witness')), '[]')
  from form_version
    cross join lateral jsonb_path_query(definition, '$.sections[*].fields[*] ? (@.type == "signature")') field
    cross join lateral (select submission.body::jsonb->'answers'->(field->>'id') as signed) answer
  where form_version.slug = submission.slug and form_version.version = submission.version and signed->>'way' is not null
);
alter table submission alter column signatures set not null;
