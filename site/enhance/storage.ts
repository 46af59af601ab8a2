/** Reads and writes JSON in the browser's storage, which throws where the visitor has forbidden it or there is no room. */
export function readStored(where: () => Storage, key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(where().getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Whether it is stored now. */
export function store(where: () => Storage, key: string, value: object) {
  try {
    where().setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(where: () => Storage, key: string) {
  try {
    where().removeItem(key)
  } catch {}
}

export const forTheTab = () => sessionStorage
export const forThePhone = () => localStorage
