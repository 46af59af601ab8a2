/**
 * What each role holds when the portal is new, as the table of roles in the specification of the product says it. Typed by
 * hand: nothing here may be taken from the code or the migrations, which it judges.
 * a: everything. s: what one is assigned to. o: one's own. -: nothing.
 */
export const heldAtFirst = `
#                           Ow  Of  Di  Pm  Le  Te  Ma  Bo  Re

# Dashboard: company | company | company ops | own+assigned | own | own | marketing | money | company view
dashboard.view              a   a   a   s   o   o   a   a   a

# Employees / roles: all/all | all/view | view | view | view | self | – | view cost | –
employees.view              a   a   a   a   a   o   -   a   -
employees.create            a   a   -   -   -   -   -   -   -
employees.edit              a   a   -   -   -   -   -   -   -
employees.deactivate        a   a   -   -   -   -   -   -   -
employees.resetPassword     a   a   -   -   -   -   -   -   -
employees.viewCost          a   a   -   -   -   -   -   a   -
roles.view                  a   a   a   a   a   -   -   -   -
roles.edit                  a   -   -   -   -   -   -   -   -

# Leads, chat: all | all | all | assigned | – | – | view counts | – | view. What is assigned to technicians, they work on.
leads.view                  a   a   a   s   s   s   -   -   a
leads.create                a   a   a   -   -   -   -   -   -
leads.work                  a   a   a   s   s   s   -   -   -
leads.assign                a   a   a   s   -   -   -   -   -
leads.convert               a   a   a   s   -   -   -   -   -
leads.delete                a   a   a   -   -   -   -   -   -
submissions.spam            a   a   a   -   -   -   -   -   -
chat.view                   a   a   a   s   -   -   -   -   a
chat.reply                  a   a   a   s   -   -   -   -   -
chat.delete                 a   a   a   -   -   -   -   -   -

# Intake / job: all | all | create/edit all | assigned (+team) | assigned | assigned | view public fields | view | view
intake.view                 a   a   a   s   s   s   -   a   a
intake.create               a   a   a   -   -   -   -   -   -
intake.edit                 a   a   a   s   s   s   -   -   -
rooms.view                  a   a   a   s   s   s   -   a   a
rooms.edit                  a   a   a   s   s   s   -   -   -
intake.merge                a   a   -   -   -   -   -   -   -
intake.schedule             a   a   a   s   -   -   -   -   -
intake.viewAccessCodes      a   a   a   s   s   s   -   -   -
intake.delete               a   a   -   -   -   -   -   -   -

# Stage change / override gate: Y/Y | Y/Y | to Dispatched/N | Y/Y reason | Mitigating→Dry/N | N | N | Billed→Paid | N
intake.changeStage          a   a   -   s   -   -   -   -   -
intake.dispatch             a   a   a   -   -   -   -   -   -
intake.finishDrying         a   a   -   -   s   -   -   -   -
intake.bill                 a   a   -   -   -   -   -   a   -
intake.overrideGate         a   a   -   s   -   -   -   -   -

# Readings add / correct: Y/Y | Y/Y | N | Y/Y | Y/Y own visit | Y/own same day | N | N | N
drying.view                 a   a   -   s   s   s   -   -   -
drying.addReading           a   a   -   s   s   s   -   -   -
drying.correctReading       a   a   -   s   o   o   -   -   -
drying.closeVisit           a   a   -   s   s   s   -   -   -

# Equipment: Y | Y | N | Y | Y | place/pull | N | view | N
equipment.view              a   a   -   a   a   a   -   a   -
equipment.place             a   a   -   s   s   s   -   -   -
equipment.pull              a   a   -   s   s   s   -   -   -
equipment.manageCatalog     a   a   -   a   a   -   -   -   -

# Forms fill / approve / amend: Y/Y/Y | Y/Y/Y | fill intake | Y/Y/Y | Y/N/own | Y/N/N | N | view | N. Who fills, sees.
forms.fill                  a   a   a   s   s   s   -   -   -
forms.submit                a   a   -   s   s   s   -   -   -
forms.approve               a   a   -   s   -   -   -   -   -
forms.amend                 a   a   -   s   o   -   -   -   -
forms.void                  a   a   -   -   -   -   -   -   -
submissions.view            a   a   a   s   s   s   -   a   -

# Templates, legal text: Y | edit/view | N | view | N | N | N | N | N
templates.view              a   a   -   a   -   -   -   -   -
templates.edit              a   a   -   -   -   -   -   -   -
templates.publish           a   -   -   -   -   -   -   -   -
config.legalText            a   -   -   -   -   -   -   -   -

# Photos restricted (trauma): Y | Y | N | assigned | assigned | add only | N | N | N
photos.viewRestricted       a   a   -   s   s   -   -   -   -
photos.add                  a   a   -   s   s   s   -   -   -

# Money: Y | Y | N | Y assigned | N | N | N | Y | N
money.view                  a   a   -   s   -   -   -   a   -
money.edit                  a   a   -   s   -   -   -   a   -

# Public projects, reviews: Y | Y | N | propose | propose | N | Y publish | N | N
projects.view               a   a   -   s   s   -   a   -   -
projects.edit               a   a   -   s   s   -   a   -   -
projects.publish            a   a   -   -   -   -   a   -   -
reviews.moderate            a   a   -   -   -   -   a   -   -

# Chatbot settings, config: Y | Y | N | N | N | N | chat copy | N | N
chat.settings               a   a   -   -   -   -   a   -   -
config.company              a   a   -   -   -   -   -   -   -
config.stages               a   a   -   -   -   -   -   -   -
config.catalog              a   a   -   -   -   -   -   -   -
sync.adminTools             a   a   -   -   -   -   -   -   -

# Audit, exports: Y | Y | N | own jobs zip | N | N | N | money csv | N
audit.view                  a   a   -   -   -   -   -   -   -
submissions.export          a   a   -   -   -   -   -   -   -
exports.jobZip              a   a   -   s   -   -   -   -   -

# In no row of that table: as those who work on a job need it, and to see only where a role sees jobs
claims.view                 a   a   a   s   -   -   -   a   a
claims.edit                 a   a   a   s   -   -   -   -   -
photos.view                 a   a   a   s   s   s   -   -   a
photos.delete               a   a   -   -   -   -   -   -   -
photos.markPublishable      a   a   -   s   -   -   -   -   -
contents.view               a   a   -   s   s   s   -   a   a
contents.edit               a   a   -   s   s   s   -   -   -
signatures.request          a   a   -   s   s   -   -   -   -
signatures.void             a   a   -   -   -   -   -   -   -
documents.generate          a   a   -   s   -   -   -   -   -
documents.share             a   a   -   s   -   -   -   -   -
documents.revokeShare       a   a   -   s   -   -   -   -   -
messages.send               a   a   a   s   -   -   -   -   -
`
