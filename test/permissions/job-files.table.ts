/** Of the table in routes.table.ts, what is about the visits and the money of a job and the messages to its customer. */
export const answersAboutJobFiles = `
#                                                       Ow  Of  Di  Pm  Le  Te  Ma  Bo  Re  nobody

# Money: Y | Y | N | Y assigned | N | N | N | Y | N
GET /api/jobs/{id}/money | assigned to them             Y   Y   -   Y   -   -   -   Y   -   401
GET /api/jobs/{id}/money | another's                    Y   Y   -   0   -   -   -   Y   -   401
POST /api/jobs/{id}/money | assigned to them            Y   Y   -   Y   -   -   -   Y   -   401
POST /api/jobs/{id}/money | another's                   Y   Y   -   0   -   -   -   Y   -   401
POST /api/jobs/{id}/money/{entry_id}/void | assigned to them  Y   Y   -   Y   -   -   -   Y   -   401
POST /api/jobs/{id}/money/{entry_id}/void | another's   Y   Y   -   0   -   -   -   Y   -   401

# Messages: who writes to customers reads what was written
GET /api/jobs/{id}/messages | assigned to them          Y   Y   Y   Y   -   -   -   -   -   401
GET /api/jobs/{id}/messages | another's                 Y   Y   Y   0   -   -   -   -   -   401
POST /api/jobs/{id}/messages | assigned to them         Y   Y   Y   Y   -   -   -   -   -   401
POST /api/jobs/{id}/messages | another's                Y   Y   Y   0   -   -   -   -   -   401
POST /api/jobs/{id}/messages/{message_id}/retry | assigned to them  Y   Y   Y   Y   -   -   -   -   -   401
POST /api/jobs/{id}/messages/{message_id}/retry | another's  Y   Y   Y   0   -   -   -   -   -   401

# Chatbot settings, config: Y | Y | N | N | N | N | chat copy | N | N. Who writes to customers reads the templates.
GET /api/job-setup                                      Y   Y   -   -   -   -   -   -   -   401
GET /api/job-setup/templates                            Y   Y   Y   Y   -   -   -   -   -   401
GET /api/job-setup/drying/versions                      Y   Y   -   -   -   -   -   -   -   401
PUT /api/job-setup/clocks                               Y   Y   -   -   -   -   -   -   -   401
PUT /api/job-setup/equipment                            Y   Y   -   -   -   -   -   -   -   401
PUT /api/job-setup/packets                              Y   Y   -   -   -   -   -   -   -   401
GET /api/job-setup/audit/versions                       Y   Y   -   -   -   -   -   -   -   401
PUT /api/job-setup/audit                                Y   Y   -   -   -   -   -   -   -   401
PUT /api/job-setup/certifications                       Y   Y   -   -   -   -   -   -   -   401
PUT /api/job-setup/templates                            Y   Y   -   -   -   -   -   -   -   401
PUT /api/job-setup/drying                               Y   Y   -   -   -   -   -   -   -   401

# Visits: who plans them sees whom they send. Who was sent sees the job, works on it and says what is done, planned by others.
GET /api/visits                                         Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/visits/days                                    Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/visits/to-plan                                 Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/visits/unscheduled                             Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id}/visits | assigned to them            Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id}/visits | another's                   Y   Y   Y   0   0   0   -   Y   Y   401
GET /api/jobs/{id}/visits | where they are sent         Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/leads/{id} | where they are sent               Y   Y   Y   Y   Y   Y   -   -   Y   401
POST /api/jobs/{id}/visits | assigned to them           Y   Y   Y   Y   -   -   -   -   -   401
POST /api/jobs/{id}/visits | another's                  Y   Y   Y   0   -   -   -   -   -   401
POST /api/jobs/{id}/visits | without a certification    Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/visits/{id} | assigned to them                 Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/visits/{id} | another's                        Y   Y   Y   0   -   -   -   -   -   401
POST /api/leads/{id}/steps | where they are sent        Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/items | assigned to them            Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/items | another's                   Y   Y   Y   0   0   0   -   -   -   401
POST /api/jobs/{id}/items | where they are sent         Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/items/{id} | assigned to them                  Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/items/{id} | another's                         Y   Y   Y   0   0   0   -   -   -   401

# Rooms: part of the job. Who sees jobs sees them, who edits jobs edits them.
GET /api/jobs/{id}/rooms | assigned to them             Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id}/rooms | another's                    Y   Y   Y   0   0   0   -   Y   Y   401
POST /api/jobs/{id}/rooms | assigned to them            Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/rooms | another's                   Y   Y   Y   0   0   0   -   -   -   401
POST /api/jobs/{id}/rooms | where they are sent         Y   Y   Y   Y   Y   Y   -   -   -   401
PATCH /api/rooms/{id} | assigned to them                Y   Y   Y   Y   Y   Y   -   -   -   401
PATCH /api/rooms/{id} | another's                       Y   Y   Y   0   0   0   -   -   -   401

# Sketches: whoever sees or edits rooms sees or draws them.
GET /api/jobs/{id}/sketches | assigned to them          Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id}/sketches | another's                 Y   Y   Y   0   0   0   -   Y   Y   401
PUT /api/jobs/{id}/sketches/{sketch_id} | assigned to them  Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/jobs/{id}/sketches/{sketch_id} | another's     Y   Y   Y   0   0   0   -   -   -   401
PUT /api/jobs/{id}/sketches/{sketch_id} | where they are sent  Y   Y   Y   Y   Y   Y   -   -   -   401

# Contents and their boxes: Y | Y | N | Y assigned | Y assigned | Y assigned | N | view | view
GET /api/jobs/{id}/contents | assigned to them          Y   Y   -   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id}/contents | another's                 Y   Y   -   0   0   0   -   Y   Y   401
POST /api/jobs/{id}/contents | assigned to them         Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/contents | another's                Y   Y   -   0   0   0   -   -   -   401
POST /api/jobs/{id}/contents | where they are sent      Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/contents/{id} | assigned to them             Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/contents/{id} | another's                    Y   Y   -   0   0   0   -   -   -   401
GET /api/jobs/{id}/boxes | assigned to them             Y   Y   -   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id}/boxes | another's                    Y   Y   -   0   0   0   -   Y   Y   401
POST /api/jobs/{id}/boxes | assigned to them            Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/boxes | another's                   Y   Y   -   0   0   0   -   -   -   401
POST /api/jobs/{id}/boxes | where they are sent         Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/boxes/{id} | assigned to them                Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/boxes/{id} | another's                       Y   Y   -   0   0   0   -   -   -   401

# Photos: their own row of the table. Who sees jobs and photos sees them; a technician adds also what they may not see.
GET /api/jobs/{id}/photos | assigned to them            Y   Y   Y   Y   Y   Y   -   -   Y   401
GET /api/jobs/{id}/photos | another's                   Y   Y   Y   0   0   0   -   -   Y   401
PUT /api/jobs/{id}/photos/{photo_id} | assigned to them   Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/jobs/{id}/photos/{photo_id} | another's        Y   Y   -   0   0   0   -   -   -   401
PUT /api/jobs/{id}/photos/{photo_id} | where they are sent  Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/jobs/{id}/photos/{photo_id} | assigned to them  Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/jobs/{id}/photos/{photo_id} | another's      Y   Y   -   0   0   0   -   -   -   401

# Export of a whole job: Y | Y | N | Y assigned | N | N | N | N | N
GET /api/jobs/{id}/export | assigned to them            Y   Y   -   Y   -   -   -   -   -   401
GET /api/jobs/{id}/export | another's                   Y   Y   -   0   -   -   -   -   -   401
GET /api/jobs/{id}/contents/export | assigned to them   Y   Y   -   Y   -   -   -   -   -   401
GET /api/jobs/{id}/contents/export | another's          Y   Y   -   0   -   -   -   -   -   401

# Readings add / correct: Y/Y | Y/Y | N | Y/Y | Y/Y own visit | Y/own same day | N | N | N. Who reads there closes the visit.
GET /api/jobs/{id}/drying | assigned to them            Y   Y   -   Y   Y   Y   -   -   -   401
GET /api/jobs/{id}/drying | another's                   Y   Y   -   0   0   0   -   -   -   401
GET /api/jobs/{id}/evidence | assigned to them          Y   Y   -   Y   Y   Y   -   -   -   401
GET /api/jobs/{id}/evidence | another's                 Y   Y   -   0   0   0   -   -   -   401
POST /api/jobs/{id}/points | assigned to them           Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/points | another's                  Y   Y   -   0   0   0   -   -   -   401
POST /api/jobs/{id}/points | where they are sent        Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/points/{id} | assigned to them               Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/points/{id} | another's                      Y   Y   -   0   0   0   -   -   -   401
POST /api/jobs/{id}/stations | assigned to them         Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/stations | another's                Y   Y   -   0   0   0   -   -   -   401
PATCH /api/stations/{id} | assigned to them             Y   Y   -   Y   Y   Y   -   -   -   401
PATCH /api/stations/{id} | another's                    Y   Y   -   0   0   0   -   -   -   401
PUT /api/readings/{id} | assigned to them               Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/readings/{id} | another's                      Y   Y   -   0   0   0   -   -   -   401
PUT /api/readings/{id} | where they are sent            Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/readings/{id} | correcting at once             Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/readings/{id} | correcting after the closing   Y   Y   -   Y   -   -   -   -   -   401
PUT /api/deviations/{id} | assigned to them           Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/deviations/{id} | another's                  Y   Y   -   0   0   0   -   -   -   401
POST /api/visits/{id}/close | assigned to them          Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/visits/{id}/close | another's                 Y   Y   -   0   0   0   -   -   -   401

# Equipment at a job: seen with both, placed and pulled by who works there. A dispatcher neither sees nor moves it.
GET /api/jobs/{id}/equipment | assigned to them         Y   Y   -   Y   Y   Y   -   Y   -   401
GET /api/jobs/{id}/equipment | another's                Y   Y   -   0   0   0   -   Y   -   401
PUT /api/equipment-moves/{id} | assigned to them        Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/equipment-moves/{id} | another's               Y   Y   -   0   0   0   -   -   -   401
PUT /api/equipment-moves/{id} | where they are sent     Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/equipment-moves/{id} | pulled                  Y   Y   -   Y   Y   Y   -   -   -   401
`
