/** Of the table in routes.table.ts, what is about forms and what was filled in. */
export const answersAboutForms = `
#                                                       Ow  Of  Di  Pm  Le  Te  Ma  Bo  Re  nobody

# Forms fill / approve / amend: Y/Y/Y | Y/Y/Y | fill intake | Y/Y/Y | Y/N/own | Y/N/N | N | view | N.
GET /api/forms                                          Y   Y   Y   Y   Y   Y   -   -   -   401
GET /api/forms/company                                  Y   Y   Y   Y   Y   Y   -   -   -   401
GET /api/forms/legal-texts                              Y   Y   Y   Y   Y   Y   -   -   -   401
GET /api/forms/{slug}/versions/{version}                Y   Y   Y   Y   Y   Y   -   -   -   401
# Templates view / edit / publish: Y/Y/Y | Y/Y/N | N | view | N.
GET /api/form-templates                                 Y   Y   -   Y   -   -   -   -   -   401
GET /api/form-templates/{slug}                          Y   Y   -   Y   -   -   -   -   -   401
GET /api/form-templates/{slug}/versions                 Y   Y   -   Y   -   -   -   -   -   401
GET /api/form-templates/{slug}/export                   Y   Y   -   Y   -   -   -   -   -   401
POST /api/form-templates/{slug}/preview                 Y   Y   -   Y   -   -   -   -   -   401
POST /api/form-templates                                Y   Y   -   -   -   -   -   -   -   401
PUT /api/form-templates/{slug}/draft                    Y   Y   -   -   -   -   -   -   -   401
DELETE /api/form-templates/{slug}/draft                 Y   Y   -   -   -   -   -   -   -   401
POST /api/form-templates/{slug}/restore                 Y   Y   -   -   -   -   -   -   -   401
POST /api/form-templates/{slug}/publish                 Y   -   -   -   -   -   -   -   -   401
PUT /api/form-templates/{slug}/retired                  Y   -   -   -   -   -   -   -   -   401
POST /api/legal-texts/{block}                           Y   -   -   -   -   -   -   -   -   401
GET /api/jobs/{id}/forms | assigned to them             Y   Y   Y   Y   Y   Y   -   Y   -   401
GET /api/jobs/{id}/forms | another's                    Y   Y   Y   0   0   0   -   Y   -   401
GET /api/submissions                                    Y   Y   Y   Y   Y   Y   -   Y   -   401
GET /api/submissions/waiting                            Y   Y   Y   Y   Y   Y   -   Y   -   401
POST /api/submissions/exports                           Y   Y   -   -   -   -   -   -   -   401
PUT /api/submissions/{id} | assigned to them            Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/submissions/{id} | another's                   Y   Y   -   0   0   0   -   -   -   401
GET /api/submissions/{id} | assigned to them            Y   Y   Y   Y   Y   Y   -   Y   -   401
GET /api/submissions/{id} | another's                   Y   Y   Y   0   0   0   -   Y   -   401
GET /api/submissions/{id}/document.pdf | assigned to them  Y   Y   Y   Y   Y   Y   -   Y   -   401
GET /api/submissions/{id}/document.pdf | another's  Y   Y   Y   0   0   0   -   Y   -   401
GET /api/submissions/{id}/paper | signed address        Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/submissions/{id}/paper | address of its own    0   0   0   0   0   0   0   0   0   0
PUT /api/submissions/{id}/copies/{message_id} | assigned to them  Y   Y   -   Y   -   -   -   -   -   401
PUT /api/submissions/{id}/copies/{message_id} | another's  Y   Y   -   0   -   -   -   -   -   401
PUT /api/submissions/{id}/offered-again | assigned to them  Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/submissions/{id}/offered-again | another's     Y   Y   -   0   0   0   -   -   -   401
PUT /api/submissions/{id}/copy-given | assigned to them  Y   Y   -   Y   Y   Y   -   -   -   401
PUT /api/submissions/{id}/copy-given | another's        Y   Y   -   0   0   0   -   -   -   401
POST /api/submissions/{id}/{decision} | assigned to them  Y   Y   -   Y   -   -   -   -   -   401
POST /api/submissions/{id}/{decision} | another's       Y   Y   -   0   -   -   -   -   -   401
POST /api/submissions/{id}/{decision} | to have it fixed  Y   Y   -   Y   -   -   -   -   -   401
POST /api/submissions/{id}/{decision} | to amend it     Y   Y   -   Y   0   -   -   -   -   401
POST /api/submissions/{id}/{decision} | to undo it       Y   Y   -   Y   -   -   -   -   -   401
POST /api/submissions/{id}/{decision} | to void it      Y   Y   -   -   -   -   -   -   -   401
POST /api/signing-requests | assigned to them           Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/signing-requests | another's                  Y   Y   -   0   0   0   -   -   -   401
POST /api/signing-requests/{id}/links | assigned to them  Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/signing-requests/{id}/links | another's       Y   Y   -   0   0   0   -   -   -   401
POST /api/signing-requests/{id}/revoke | assigned to them  Y   Y   Y   Y   Y   Y   -   Y   -   401
POST /api/signing-requests/{id}/revoke | another's      Y   Y   Y   0   0   0   -   Y   -   401
POST /api/signing-requests/{id}/take-back | assigned to them  Y   Y   -   Y   Y   Y   -   -   -   401
POST /api/signing-requests/{id}/take-back | another's   Y   Y   -   0   0   0   -   -   -   401
`
