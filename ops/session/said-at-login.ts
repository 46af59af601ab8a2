const key = 'session-ended'

/** The login page, a document of its own, will say that the session has ended. */
export function sayAtLogin() {
  sessionStorage.setItem(key, 'yes')
}

/** Whether it has to be said, once. */
export function takeSaidAtLogin() {
  const isSaid = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isSaid
}
