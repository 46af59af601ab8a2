/** Before the id of the person in the name of their database. Apart from what opens it: the login page is small. */
export const databasePrefix = 'portal-'
