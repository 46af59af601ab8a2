-- Whether a customer agreed to text messages: null says that nobody asked. Until now that was stored as no. A no stays one where the
-- history tells that it was answered; no text message goes out with either.

alter table lead alter column text_consent drop not null;

update lead set text_consent = null
  where not text_consent
    and not exists (
      select from event
      where event.subject = lead.id
        and ((event.name = 'lead.answered' and event.payload->'fields' ? 'text_consent')
          or (event.name = 'job.changed' and event.payload->'facts' ? 'text_consent')));
