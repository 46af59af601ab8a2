import { forget, forThePhone, readStored, store } from '#site/enhance/storage.ts'

/** What the browser would not store: this page alone remembers it. */
const memory = new Map<string, object>()

/** Whether it is stored, and so survives this page. */
export function keep(key: string, value: object) {
  const isStored = store(forThePhone, key, value)
  if (isStored) memory.delete(key)
  else memory.set(key, value)
  return isStored
}

export function kept(key: string): Record<string, unknown> | undefined {
  const remembered = memory.get(key)
  return remembered ? { ...remembered } : readStored(forThePhone, key)
}

export function drop(key: string) {
  memory.delete(key)
  forget(forThePhone, key)
}

export function keysOf(prefix: string) {
  return [...memory.keys(), ...storedKeys()].filter((key) => key.startsWith(prefix))
}

export function isAllStored() {
  return memory.size === 0
}

function storedKeys() {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
