-- The whole table of permissions, with whose rows each reaches: `leads.view` is everything, `leads.view:assigned` what one is
-- assigned to. And requests for help have someone who takes care of them.

alter table role
  add column description text not null default '',
  add column revision int not null default 1;
alter table role alter column description drop default, alter column revision drop default;

alter table lead add column assigned_to uuid references employee;
create index lead_assigned on lead (assigned_to, received_at, id) where assigned_to is not null;

update role set description = 'Everything, and the only role that cannot be changed.', permissions = '{
  dashboard.view,
  employees.view, employees.create, employees.edit, employees.deactivate, employees.resetPassword, employees.viewCost,
  roles.view, roles.edit,
  leads.view, leads.create, leads.assign, leads.convert, leads.delete,
  chat.view, chat.reply, chat.settings,
  intake.view, intake.create, intake.edit, intake.merge, intake.changeStage, intake.overrideGate, intake.viewAccessCodes, intake.delete,
  claims.view, claims.edit,
  drying.view, drying.addReading, drying.correctReading, drying.closeVisit,
  equipment.view, equipment.place, equipment.pull, equipment.manageCatalog,
  photos.view, photos.add, photos.delete, photos.viewRestricted, photos.markPublishable,
  forms.fill, forms.submit, forms.approve, forms.amend, forms.void,
  templates.view, templates.edit, templates.publish,
  submissions.view, submissions.export, submissions.spam,
  signatures.request, signatures.void, documents.generate, documents.share, documents.revokeShare, exports.jobZip,
  contents.view, contents.edit, money.view, money.edit,
  messages.send,
  projects.view, projects.edit, projects.publish, reviews.moderate,
  config.company, config.stages, config.legalText, config.catalog, audit.view, sync.adminTools
}' where id = '01930000-0000-7000-8000-000000000001';

update role set description = 'Runs the office: people, requests, jobs, money and the website.', permissions = '{
  dashboard.view,
  employees.view, employees.create, employees.edit, employees.deactivate, employees.resetPassword, employees.viewCost,
  roles.view,
  leads.view, leads.create, leads.assign, leads.convert, leads.delete,
  chat.view, chat.reply, chat.settings,
  intake.view, intake.create, intake.edit, intake.merge, intake.changeStage, intake.overrideGate, intake.viewAccessCodes, intake.delete,
  claims.view, claims.edit,
  drying.view, drying.addReading, drying.correctReading, drying.closeVisit,
  equipment.view, equipment.place, equipment.pull, equipment.manageCatalog,
  photos.view, photos.add, photos.delete, photos.viewRestricted, photos.markPublishable,
  forms.fill, forms.submit, forms.approve, forms.amend, forms.void,
  templates.view, templates.edit,
  submissions.view, submissions.export, submissions.spam,
  signatures.request, signatures.void, documents.generate, documents.share, documents.revokeShare, exports.jobZip,
  contents.view, contents.edit, money.view, money.edit,
  messages.send,
  projects.view, projects.edit, projects.publish, reviews.moderate,
  config.company, config.stages, config.catalog, audit.view, sync.adminTools
}' where id = '01930000-0000-7000-8000-000000000002';

update role set description = 'Answers calls, chats and requests, and sends people out.', permissions = '{
  dashboard.view, employees.view, roles.view,
  leads.view, leads.create, leads.assign, leads.convert, leads.delete,
  chat.view, chat.reply,
  intake.view, intake.create, intake.edit, intake.changeStage,
  claims.view, photos.view, forms.fill, submissions.view, submissions.spam, messages.send
}' where id = '01930000-0000-7000-8000-000000000003';

update role set description = 'Leads jobs from the first visit to the last paper.', permissions = '{
  dashboard.view:assigned, employees.view, roles.view,
  leads.view:assigned, leads.assign:assigned, leads.convert:assigned, chat.view:assigned, chat.reply:assigned,
  intake.view:assigned, intake.edit:assigned, intake.changeStage:assigned, intake.overrideGate:assigned, intake.viewAccessCodes:assigned,
  claims.view:assigned, claims.edit:assigned,
  drying.view:assigned, drying.addReading:assigned, drying.correctReading:assigned, drying.closeVisit:assigned,
  equipment.view, equipment.place:assigned, equipment.pull:assigned,
  photos.view:assigned, photos.add:assigned, photos.viewRestricted:assigned, photos.markPublishable:assigned,
  forms.fill:assigned, forms.submit:assigned, forms.approve:assigned, forms.amend:assigned,
  templates.view, submissions.view:assigned,
  signatures.request:assigned, documents.generate:assigned, documents.share:assigned, documents.revokeShare:assigned, exports.jobZip:assigned,
  contents.view:assigned, contents.edit:assigned, money.view:assigned, money.edit:assigned,
  messages.send:assigned, projects.view:assigned, projects.edit:assigned
}' where id = '01930000-0000-7000-8000-000000000004';

update role set description = 'Leads a crew on site.', permissions = '{
  dashboard.view:own, employees.view, roles.view,
  intake.view:assigned, intake.edit:assigned, intake.changeStage:assigned, intake.viewAccessCodes:assigned,
  drying.view:assigned, drying.addReading:assigned, drying.correctReading:own, drying.closeVisit:assigned,
  equipment.view, equipment.place:assigned, equipment.pull:assigned,
  photos.view:assigned, photos.add:assigned, photos.viewRestricted:assigned,
  forms.fill:assigned, forms.submit:assigned, forms.amend:own, submissions.view:assigned,
  signatures.request:assigned, contents.view:assigned, contents.edit:assigned,
  projects.view:assigned, projects.edit:assigned
}' where id = '01930000-0000-7000-8000-000000000005';

update role set description = 'Works on site.', permissions = '{
  dashboard.view:own, employees.view:own,
  intake.view:assigned, intake.viewAccessCodes:assigned,
  drying.view:assigned, drying.addReading:assigned, drying.correctReading:own,
  equipment.view, equipment.place:assigned, equipment.pull:assigned,
  photos.view:assigned, photos.add:assigned,
  forms.fill:assigned, forms.submit:assigned, submissions.view:assigned,
  contents.view:assigned, contents.edit:assigned
}' where id = '01930000-0000-7000-8000-000000000006';

update role set description = 'Shows finished work on the website.', permissions = '{
  dashboard.view, chat.settings, projects.view, projects.edit, projects.publish, reviews.moderate
}' where id = '01930000-0000-7000-8000-000000000007';

update role set description = 'Keeps the books.', permissions = '{
  dashboard.view, employees.view, employees.viewCost,
  intake.view, intake.changeStage, claims.view, equipment.view, submissions.view, contents.view, money.view, money.edit
}' where id = '01930000-0000-7000-8000-000000000008';

update role set description = 'Sees what the office sees, and changes nothing.', permissions = '{
  dashboard.view, leads.view, chat.view, intake.view, claims.view, drying.view, equipment.view, photos.view, submissions.view, contents.view
}' where id = '01930000-0000-7000-8000-000000000009';
