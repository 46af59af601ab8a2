import { SignedIn } from '#domain/employees/employee.ts'

const key = 'user'

/** Remembers who is signed in, so that the portal can start without a network. */
export function storeUser(user: SignedIn) {
  try {
    localStorage.setItem(key, JSON.stringify(user))
  } catch {
    // On a device whose storage is full the portal needs a network to start.
  }
}

/** Who was signed in here last, as the server last said; null where no one is, or another version stored it. */
export function storedUser(): SignedIn | null {
  try {
    return SignedIn.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

export function forgetUser() {
  localStorage.removeItem(key)
}
