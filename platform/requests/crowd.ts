/** Counts what each address has open. */
export function openCrowd(mostOfOne: number) {
  const open = new Map<string, number>()

  return {
    /** Counts one more and returns the way to leave, or null where the address has as many as it may. */
    enter(address: string): (() => void) | null {
      const count = open.get(address) ?? 0
      if (count >= mostOfOne) return null
      open.set(address, count + 1)
      let isHere = true
      return () => {
        if (!isHere) return
        isHere = false
        const left = (open.get(address) ?? 1) - 1
        if (left > 0) open.set(address, left)
        else open.delete(address)
      }
    },
    /** How many addresses have anything open. */
    size: () => open.size,
  }
}
