import type { Import } from './imports.ts'

/** Files that import each other, the way round, each way once: ['a.ts', 'b.ts', 'a.ts']. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target])
  const done = new Set<string>()
  const cycles: string[][] = []

  function follow(file: string, way: readonly string[]) {
    const start = way.indexOf(file)
    if (start !== -1) cycles.push([...way.slice(start), file])
    if (start !== -1 || done.has(file)) return
    for (const target of targets.get(file) ?? []) follow(target, [...way, file])
    done.add(file)
  }
  for (const file of targets.keys()) follow(file, [])
  return cycles
}
