const prefix = 'waits-for-'

/** Under which the first name of whoever has unsent work here is stored. */
export function waitsForKey(personId: string) {
  return prefix + personId
}

/** Whether something of the person is not sent, by what their page wrote last: known before the store is open. */
export function isKnownToWait(personId: string) {
  return localStorage.getItem(waitsForKey(personId)) !== null
}
