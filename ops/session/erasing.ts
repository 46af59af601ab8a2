const key = 'erasing'

/** Before anything is removed: another tab goes on storing what it reads until it hears that the session has ended. */
export function noteErasing() {
  localStorage.setItem(key, 'yes')
}

/** Whether the session that ended here was that of a device to be erased. */
export function isErasing() {
  return localStorage.getItem(key) !== null
}

/** Someone signs in. */
export function forgetErasing() {
  localStorage.removeItem(key)
}
