import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const found = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8').matchAll(/--([\w-]+): (#\w+);/g)
const colors = new Map([...found].map(([, name, color]) => [name, color]))

/** A colour of `base.css`, for pictures that are drawn at build. */
export function colorOf(name: string) {
  const color = colors.get(name)
  if (!color) throw new Error(`There is no colour ${name} in base.css.`)
  return color
}
