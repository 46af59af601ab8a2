/** Of the table in routes.table.ts, what is about the chat of the website. */
export const answersAboutChats = `
#                                                       Ow  Of  Di  Pm  Le  Te  Ma  Bo  Re  nobody

# Leads, chat: all | all | all | assigned | – | – | view counts | – | view
GET /api/chats                                          Y   Y   Y   Y   -   -   -   -   Y   401
GET /api/chats/waiting                                  Y   Y   Y   Y   -   -   -   -   Y   401
GET /api/chats/first-replies                            Y   Y   Y   Y   -   -   -   -   Y   401
GET /api/chats/repliers                                 Y   Y   Y   Y   -   -   -   -   -   401
GET /api/chats/ready-words                              Y   Y   Y   Y   -   -   -   -   -   401
GET /api/chats/{id} | their own                         Y   Y   Y   Y   -   -   -   -   Y   401
GET /api/chats/{id} | another's                         Y   Y   Y   0   -   -   -   -   Y   401
GET /api/chats/{id}/messages | their own                Y   Y   Y   Y   -   -   -   -   Y   401
GET /api/chats/{id}/messages | another's                Y   Y   Y   0   -   -   -   -   Y   401
PUT /api/chats/{id}/turns/{message_id} | their own      Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/chats/{id}/turns/{message_id} | another's      Y   Y   Y   0   -   -   -   -   -   401
PUT /api/chats/{id}/messages/{message_id} | their own   Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/chats/{id}/messages/{message_id} | another's   Y   Y   Y   0   -   -   -   -   -   401
PUT /api/chats/{id}/facts/{message_id} | their own      Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/chats/{id}/facts/{message_id} | another's      Y   Y   Y   0   -   -   -   -   -   401
PUT /api/chats/{id}/typing | their own                  Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/chats/{id}/typing | another's                  Y   Y   Y   0   -   -   -   -   -   401
PUT /api/chats/{id}/seen/{position} | their own         Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/chats/{id}/seen/{position} | another's         Y   Y   Y   0   -   -   -   -   -   401
PUT /api/chats/{id}/contact/{message_id} | their own    Y   Y   Y   Y   -   -   -   -   -   401
PUT /api/chats/{id}/contact/{message_id} | another's    Y   Y   Y   0   -   -   -   -   -   401
PUT /api/chats/{id}/link-texts/{message_id} | of a job  Y   Y   Y   0   -   -   -   -   -   401
POST /api/chats/{id}/transcripts | their own            Y   Y   Y   Y   -   -   -   -   Y   401
POST /api/chats/{id}/transcripts | another's            Y   Y   Y   0   -   -   -   -   Y   401
DELETE /api/chats/{id} | their own                      Y   Y   Y   -   -   -   -   -   -   401
DELETE /api/chats/{id} | another's                      Y   Y   Y   -   -   -   -   -   -   401
POST /api/chats/{id}/links | their own                  Y   Y   Y   Y   -   -   -   -   -   401
POST /api/chats/{id}/links | another's                  Y   Y   Y   0   -   -   -   -   -   401

# Chatbot settings: all | all | – | – | – | – | all | – | –
GET /api/chat-settings                                  Y   Y   -   -   -   -   Y   -   -   401
PUT /api/chat-settings                                  Y   Y   -   -   -   -   Y   -   -   401
GET /api/chat-settings/versions                         Y   Y   -   -   -   -   Y   -   -   401
GET /api/chat-settings/sites                            Y   Y   -   -   -   -   Y   -   -   401
GET /api/chat-settings/blocks                           Y   Y   -   -   -   -   Y   -   -   401
GET /api/chat-settings/figures                          Y   Y   -   -   -   -   Y   -   -   401
DELETE /api/chat-settings/blocks/{id}                   Y   Y   -   -   -   -   Y   -   -   401
POST /api/chat-settings/versions/{version}/restore      Y   Y   -   -   -   -   Y   -   -   401
# Answers of the chat: as chatbot settings
GET /api/chat-answers                                   Y   Y   -   -   -   -   Y   -   -   401
GET /api/chat-answers/pages                             Y   Y   -   -   -   -   Y   -   -   401
POST /api/chat-answers                                  Y   Y   -   -   -   -   Y   -   -   401
POST /api/chat-answers/trials                           Y   Y   -   -   -   -   Y   -   -   401
GET /api/chat-answers/{id}/versions                     Y   Y   -   -   -   -   Y   -   -   401
PUT /api/chat-answers/{id}                              Y   Y   -   -   -   -   Y   -   -   401
DELETE /api/chat-answers/{id}                           Y   Y   -   -   -   -   Y   -   -   401
POST /api/chat-answers/{id}/undo                        Y   Y   -   -   -   -   Y   -   -   401
GET /api/chat-questions                                 Y   Y   -   -   -   -   Y   -   -   401
PUT /api/chat-questions/{id}/left                       Y   Y   -   -   -   -   Y   -   -   401

# Visitors, by the secret of their chat, whoever is signed in beside
GET /api/chatbot/start                                  Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}                             Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/chatbot/chats/{id}                             Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/chatbot/chats/{id}/stream                      Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}/messages/{message_id} | with its secret  Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}/messages/{message_id} | with the secret of another  0   0   0   0   0   0   0   0   0   0
PUT /api/chatbot/chats/{id}/facts/{message_id}          Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}/contact/{message_id}        Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}/photos/{message_id}         Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}/typing                      Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}/seen/{position}             Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
DELETE /api/chatbot/chats/{id}                          Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
POST /api/chatbot/chats/{id}/links                      Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
GET /api/chatbot/chats/{id}/devices                     Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/chats/{id}/devices/{device_id}         Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
DELETE /api/chatbot/chats/{id}/devices/{device_id}      Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
POST /api/chatbot/devices                               Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
PUT /api/chatbot/photos/{sha256}                        Y   Y   Y   Y   Y   Y   Y   Y   Y   Y
`
