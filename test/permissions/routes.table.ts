/**
 * Every endpoint, and how it answers each role, signed in, and someone who is not. Typed by hand from the table of roles in
 * the specification of the product; an endpoint that is missing here fails, and so does a row without an endpoint.
 * Y: it is done. -: refused, for the roles do not allow it (403). 0: what lies outside a person's reach is not there (404).
 * Last in the row: what someone who is not signed in gets; 401 asks them to sign in.
 * Where an endpoint has rows of several kinds, the kind stands after a bar; the request of each row is in requests.ts.
 */
export const answersToRoles = `
#                                                       Ow  Of  Di  Pm  Le  Te  Ma  Bo  Re  nobody

# The own session is everyone's
POST /api/auth/login                                    Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
POST /api/auth/activate                                 Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
POST /api/auth/sign-outs                                Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/auth/me                                        Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/auth/storage-key                               Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/logout                                   Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/password                                 Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/profile                                        Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/profile                                        Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/profile/preferences                            Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/profile/portrait                               Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/profile/portrait                            Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/profile/calendar                               Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/profile/calendar                              Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/profile/calendar                            Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/profile/devices                                Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/profile/devices/{id} | their own            Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/profile/devices/{id} | another's            0   0   0   0   0   0   0   0   0   401
POST /api/profile/devices/{id}/erase | their own        Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/profile/devices/{id}/erase | another's        0   0   0   0   0   0   0   0   0   401
POST /api/profile/devices/sign-out-others               Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/profile/signature                              Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/profile/signature/open                        Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/profile/signature                           Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/push/key                                       Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/push/{id}                                      Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/push/{id} | their own                       Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/push/{id} | another's                       0   0   0   0   0   0   0   0   0   401
GET /api/auth/factor                                    Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/factor                                   Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/factor/challenge                         Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/confirm                                  Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/auth/factors                                   Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/factors/app                              Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/auth/factors/app                               Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/auth/factors/app                            Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/factors/passkeys/challenge               Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/factors/passkeys                         Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/auth/factors/passkeys/{id}                  Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/auth/factors/recovery-codes                   Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/events                                         Y   Y   Y   Y   Y   Y   Y   Y   Y   401
# Whoever asks is shown no more than the lists would show them
GET /api/search                                         Y   Y   Y   Y   Y   Y   Y   Y   Y   401

# Dashboard: company | company | company ops | own+assigned | own | own | marketing | money | company view
GET /api/dashboard                                      Y   Y   Y   Y   Y   Y   Y   Y   Y   401


# Leads, chat: all | all | all | assigned | – | – | view counts | – | view; technicians work on what is assigned to them
POST /api/leads                                         Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/leads                                          Y   Y   Y   Y   Y   Y   -   -   Y   401
GET /api/leads/waiting                                  Y   Y   Y   Y   Y   Y   -   -   Y   401
GET /api/leads/assignees                                Y   Y   Y   Y   -   -   -   -   -   401
GET /api/leads/scheduled                                Y   Y   Y   Y   -   -   -   -   -   401
GET /api/leads/{id} | assigned to them                  Y   Y   Y   Y   Y   Y   -   -   Y   401
GET /api/leads/{id} | another's                         Y   Y   Y   0   0   0   -   -   Y   401
PUT /api/leads/{id}/status | assigned to them           Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/leads/{id}/status | another's                  Y   Y   Y   0   0   0   -   -   -   401
PUT /api/leads/{id}/assignee | assigned to them         Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/leads/{id}/assignee | another's                Y   Y   Y   0   -   -   -   -   -   401
POST /api/leads/{id}/claim | assigned to them           Y   Y   Y   Y   -   -   -   -   -   401
POST /api/leads/{id}/claim | nobody's                   Y   Y   Y   0   -   -   -   -   -   401
POST /api/leads/{id}/notes | assigned to them           Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/leads/{id}/notes | another's                  Y   Y   Y   0   0   0   -   -   -   401
GET /api/leads/{id}/reassigned | assigned to them        0   0   0   0   0   0   -   -   0   401
GET /api/leads/{id}/reassigned | another's               0   0   0   0   0   0   -   -   0   401
POST /api/leads/{id}/undo | assigned to them            Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/leads/{id}/undo | another's                   Y   Y   Y   0   0   0   -   -   -   401
PUT /api/blobs/{sha256}                                 Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/leads/{id}/photos/{sha256} | assigned to them  Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/leads/{id}/photos/{sha256} | another's         Y   Y   Y   0   0   0   -   -   -   401
POST /api/leads/{id}/steps | assigned to them           Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/leads/{id}/steps | another's                  Y   Y   Y   0   0   0   -   -   -   401
POST /api/leads/{id}/steps/{step_id}/undo | assigned to them  Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/leads/{id}/steps/{step_id}/undo | another's   Y   Y   Y   0   0   0   -   -   -   401
GET /api/leads/desk                                     Y   Y   Y   Y   Y   Y   -   -   Y   401
POST /api/leads/{id}/release                            Y   Y   Y   -   -   -   -   -   -   401

# Intake / job: all | all | create/edit all | assigned | assigned | assigned | - | view | view. Who asks for more of a request converts it.
GET /api/jobs                                           Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/board                                     Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/towns                                     Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/access-codes                              Y   Y   Y   Y   Y   Y   -   -   -   401
GET /api/jobs/matches                                   Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/choices                                   Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id} | assigned to them                   Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id} | another's                          Y   Y   Y   0   0   0   -   Y   Y   401
GET /api/jobs/{id}/history | assigned to them           Y   Y   Y   Y   Y   Y   -   Y   Y   401
GET /api/jobs/{id}/history | another's                  Y   Y   Y   0   0   0   -   Y   Y   401
POST /api/jobs | of a call                              Y   Y   Y   -   -   -   -   -   -   401
POST /api/jobs | of a request assigned to them          Y   Y   Y   Y   -   -   -   -   -   401
POST /api/jobs | of another's request                   Y   Y   Y   0   -   -   -   -   -   401
PATCH /api/jobs/{id} | assigned to them                 Y   Y   Y   Y   Y   Y   -   -   -   401
PATCH /api/jobs/{id} | another's                        Y   Y   Y   0   0   0   -   -   -   401
PATCH /api/jobs/{id} | its claim                        Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/jobs/{id}/stage | to New                       Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/jobs/{id}/stage | to Drying                    Y   Y   -   Y   Y   -   -   -   -   401
PUT /api/jobs/{id}/stage | to Paid                      Y   Y   -   Y   -   -   -   Y   -   401
PUT /api/jobs/{id}/stage | another's                    Y   Y   Y   0   -   -   -   -   -   401
PUT /api/jobs/{id}/stage | past a gate                  Y   Y   -   Y   -   -   -   -   -   401
PUT /api/jobs/{id}/side | assigned to them              Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/jobs/{id}/side | another's                     Y   Y   Y   0   0   0   -   -   -   401
POST /api/jobs/{id}/categories | assigned to them       Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/categories | another's              Y   Y   Y   0   0   0   -   -   -   401
PUT /api/jobs/{id}/access-code | assigned to them       Y   Y   Y   Y   Y   Y   -   -   -   401
PUT /api/jobs/{id}/access-code | another's              Y   Y   Y   0   0   0   -   -   -   401
POST /api/jobs/{id}/access-code/showings | assigned to them  Y   Y   Y   Y   Y   Y   -   -   -   401
POST /api/jobs/{id}/access-code/showings | another's    Y   Y   Y   0   0   0   -   -   -   401
POST /api/jobs/{id}/merge                               Y   Y   -   -   -   -   -   -   -   401
POST /api/jobs/{id}/unmerge                             Y   Y   -   -   -   -   -   -   -   401

# Work from the field that was refused: whoever did it reports it, whatever their roles are by then; the office decides
GET /api/sync-problems                                  Y   Y   Y   Y   -   -   -   -   -   401
GET /api/sync-problems/mine                             Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/sync-problems/{id} | assigned to them          Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/sync-problems/{id} | another's                 Y   Y   Y   0   0   0   0   0   0   401
POST /api/sync-problems/{id}/decision                   Y   Y   Y   Y   -   -   -   -   -   401

# Who is on call is seen by those who see all leads, and planned by those who may hand on all; the rules are set-up. Calls for the
# office from the field are answered by whoever hands the request on
GET /api/alerts                                         Y   Y   Y   Y   Y   Y   -   -   Y   401
GET /api/alerts/rules                                   Y   Y   Y   -   -   -   -   -   Y   401
PUT /api/alerts/rules                                   Y   Y   -   -   -   -   -   -   -   401
POST /api/office-calls/{id}/take | assigned to them     Y   Y   Y   Y   -   -   -   -   -   401
POST /api/office-calls/{id}/take | another's            Y   Y   Y   0   -   -   -   -   -   401
PUT /api/office-calls/{id}/answer | assigned to them    Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/office-calls/{id}/answer | another's           Y   Y   Y   0   -   -   -   -   -   401
POST /api/office-calls/{id}/done | assigned to them     Y   Y   Y   Y   -   -   -   -   -   401
POST /api/office-calls/{id}/done | another's            Y   Y   Y   0   -   -   -   -   -   401
GET /api/shifts                                         Y   Y   Y   -   -   -   -   -   Y   401
GET /api/shifts/contacts                                Y   Y   Y   -   -   -   -   -   Y   401
GET /api/shifts/people                                  Y   Y   Y   -   -   -   -   -   -   401
POST /api/shifts                                        Y   Y   Y   -   -   -   -   -   -   401
POST /api/shifts/swap                                   Y   Y   Y   -   -   -   -   -   -   401
PUT /api/shifts/{id}                                    Y   Y   Y   -   -   -   -   -   -   401
DELETE /api/shifts/{id}                                 Y   Y   Y   -   -   -   -   -   -   401

# Employees / roles: all/all | all/view | view | view | view | self | – | view cost | –. Nobody acts on who holds more.
GET /api/employees                                      Y   Y   Y   Y   Y   Y   -   Y   -   401
GET /api/employees/{id} | themselves                    Y   Y   Y   Y   Y   Y   -   Y   -   401
GET /api/employees/{id} | another                       Y   Y   Y   Y   Y   0   -   Y   -   401
POST /api/employees | as technician                     Y   Y   -   -   -   -   -   -   -   401
POST /api/employees | as owner                          Y   -   -   -   -   -   -   -   -   401
PUT /api/employees/{id} | a technician                  Y   Y   -   -   -   -   -   -   -   401
PUT /api/employees/{id}/roles | a technician            Y   Y   -   -   -   -   -   -   -   401
PUT /api/employees/{id}/roles | an owner                Y   -   -   -   -   -   -   -   -   401
PUT /api/employees/{id}/cost | a technician             Y   Y   -   -   -   -   -   Y   -   401
PUT /api/employees/{id}/cost | an owner                 Y   Y   -   -   -   -   -   Y   -   401
POST /api/employees/{id}/suspend | a technician         Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/{id}/suspend | an owner             Y   -   -   -   -   -   -   -   -   401
POST /api/employees/{id}/leave | a technician           Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/{id}/leave | an owner               Y   -   -   -   -   -   -   -   -   401
POST /api/employees/{id}/return | a technician          Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/{id}/sign-out | a technician        Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/{id}/sign-out | an owner            Y   -   -   -   -   -   -   -   -   401
POST /api/employees/{id}/code | a technician            Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/{id}/code | an owner                Y   -   -   -   -   -   -   -   -   401
DELETE /api/employees/{id}/factors | a technician       Y   Y   -   -   -   -   -   -   -   401
DELETE /api/employees/{id}/factors | an owner           Y   -   -   -   -   -   -   -   -   401

# Employees / roles: all/all | all/view | view | view | view | self | – | view cost | –
GET /api/roles                                          Y   Y   Y   Y   Y   -   -   -   -   401
GET /api/roles/{id}                                     Y   Y   Y   Y   Y   -   -   -   -   401
GET /api/roles/permissions/{permission}/people          Y   Y   Y   Y   Y   -   -   -   -   401
POST /api/roles                                         Y   -   -   -   -   -   -   -   -   401
PUT /api/roles/{id}                                     Y   -   -   -   -   -   -   -   -   401
DELETE /api/roles/{id}                                  Y   -   -   -   -   -   -   -   -   401

# Certifications are a part of people; what they hold themselves everyone may say, and another looks at it
GET /api/certifications | their own                     Y   Y   Y   Y   Y   Y   Y   Y   Y   401
GET /api/certifications | another's                     Y   Y   Y   Y   Y   0   -   Y   -   401
POST /api/certifications | their own                    Y   Y   Y   Y   Y   Y   Y   Y   Y   401
POST /api/certifications | another's                    Y   Y   -   -   -   -   -   -   -   401
PUT /api/certifications/{id} | their own                Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/certifications/{id} | another's                Y   Y   0   0   0   0   0   0   0   401
DELETE /api/certifications/{id} | their own             Y   Y   Y   Y   Y   Y   Y   Y   Y   401
DELETE /api/certifications/{id} | another's             Y   Y   0   0   0   0   0   0   0   401
PUT /api/certifications/{id}/file | their own           Y   Y   Y   Y   Y   Y   Y   Y   Y   401
PUT /api/certifications/{id}/file | another's           Y   Y   0   0   0   0   0   0   0   401
POST /api/certifications/{id}/check                     Y   Y   -   -   -   -   -   -   -   401

# Audit, exports: Y | Y | N | own jobs zip | N | N | N | money csv | N
GET /api/audit                                          Y   Y   -   -   -   -   -   -   -   401
GET /api/audit/records                                  Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/import/plan                         Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/import                              Y   Y   -   -   -   -   -   -   -   401
POST /api/employees/export                              Y   Y   -   -   -   -   -   -   -   401

# Chatbot settings, config: Y | Y | N | N | N | N | chat copy | N | N
GET /api/company                                        Y   Y   -   -   -   -   -   -   -   401
PUT /api/company                                        Y   Y   -   -   -   -   -   -   -   401
GET /api/company/versions                               Y   Y   -   -   -   -   -   -   -   401
GET /api/company/pictures                               Y   Y   -   -   -   -   -   -   -   401
POST /api/company/pictures                              Y   Y   -   -   -   -   -   -   -   401
GET /api/local-numbers                                  Y   Y   -   -   -   -   -   -   -   401
POST /api/local-numbers                                 Y   Y   -   -   -   -   -   -   -   401
GET /api/local-numbers/{id}/history                     Y   Y   -   -   -   -   -   -   -   401
PUT /api/local-numbers/{id}                             Y   Y   -   -   -   -   -   -   -   401
DELETE /api/local-numbers/{id}                          Y   Y   -   -   -   -   -   -   -   401
PUT /api/local-numbers/{id}/confirmation                Y   Y   -   -   -   -   -   -   -   401
DELETE /api/local-numbers/{id}/confirmation             Y   Y   -   -   -   -   -   -   -   401
POST /api/local-numbers/{id}/undo                       Y   Y   -   -   -   -   -   -   -   401

# Equipment: Y | Y | N | Y | Y | place/pull | N | view | N
GET /api/equipment/models                               Y   Y   -   Y   Y   Y   -   Y   -   401
POST /api/equipment/models                              Y   Y   -   Y   Y   -   -   -   -   401
PUT /api/equipment/models/{id}                          Y   Y   -   Y   Y   -   -   -   -   401
DELETE /api/equipment/models/{id}                       Y   Y   -   Y   Y   -   -   -   -   401
POST /api/equipment/models/{id}/undo                    Y   Y   -   Y   Y   -   -   -   -   401
GET /api/equipment/units                                Y   Y   -   Y   Y   Y   -   Y   -   401
GET /api/equipment/units/tags                           Y   Y   -   Y   Y   -   -   -   -   401
POST /api/equipment/units                               Y   Y   -   Y   Y   -   -   -   -   401
PUT /api/equipment/units/{id}                           Y   Y   -   Y   Y   -   -   -   -   401
POST /api/equipment/units/undo                          Y   Y   -   Y   Y   -   -   -   -   401
GET /api/equipment/reports                              Y   Y   -   Y   Y   Y   -   Y   -   401
PUT /api/equipment/reports/{id}/settled                 Y   Y   -   Y   Y   -   -   -   -   401

# Open to all
GET /api/receipts/{id} | with its secret                Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/receipts/{id} | with the secret of another     0   0   0   0   0   0   0   0   0   0
PUT /api/receipts/{id}/phone                            Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/receipts/{id}/answers                          Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/receipts/{id}/photos/{sha256}                  Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/receipts/{id}/cancellation | with its secret   Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/receipts/{id}/cancellation | without           0   0   0   0   0   0   0   0   0   0
GET /api/certifications/{id}/file | signed address      Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/certifications/{id}/file | address of its own  0   0   0   0   0   0   0   0   0   0
GET /api/portraits/{id} | signed address                Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/portraits/{id} | address of its own            0   0   0   0   0   0   0   0   0   0
GET /api/calendar/{token} | secret address              Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/calendar/{token} | any other                   0   0   0   0   0   0   0   0   0   0
PUT /api/photos/{sha256}                                Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/photos/{sha256}/{size} | signed address        Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/photos/{sha256}/{size} | address of its own    0   0   0   0   0   0   0   0   0   0
POST /api/vitals                                        Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/openapi.json                                   Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
`
