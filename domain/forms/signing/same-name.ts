/** Whether two names, as people type them, name the same person. */
export function isSameName(one: string, other: string) {
  return plainName(one) === plainName(other)
}

export function plainName(name: string) {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
