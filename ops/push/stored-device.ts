const key = 'push'

/** Who turned notifications on in this browser, and the id of their subscription. */
export type StoredDevice = { id: string; person: string }

export function storedDevice(): StoredDevice | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDevice(read) ? read : null
  } catch {
    return null
  }
}

export function storeDevice(device: StoredDevice) {
  localStorage.setItem(key, JSON.stringify(device))
}

/** From here on this browser gets no messages, whatever the server knows. */
export async function forgetDevice() {
  localStorage.removeItem(key)
  const subscription = await findSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}

export async function findSubscription() {
  const registration = await navigator.serviceWorker?.getRegistration('/ops/')
  return (await registration?.pushManager?.getSubscription()) ?? null
}

function isDevice(read: unknown): read is StoredDevice {
  return (
    typeof read === 'object' &&
    read !== null &&
    'id' in read &&
    typeof read.id === 'string' &&
    'person' in read &&
    typeof read.person === 'string'
  )
}
