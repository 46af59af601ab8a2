import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

export type Import = { file: string; target: string }

/** What these files import, types aside: they are gone before the code runs. */
export function importsOf(list: readonly string[]): Import[] {
  return list.flatMap(importsIn)
}

const statement =
  /^(?:import|export)\s+(type\s)?[\w*{},\s$]+?\sfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

function importsIn(file: string): Import[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  return [...text.matchAll(statement)]
    .filter(([, type]) => !type)
    .map(([, , from, effect, dynamic]) => ({ file, target: targetOf(file, from ?? effect ?? dynamic ?? '') }))
}

/** The path of one of our files, or the name of a package. */
function targetOf(file: string, name: string) {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? join(dirname(file), name) : name
}

/** Everything that comes along when `file` is loaded. */
export function reach(file: string): Import[] {
  const seen = new Set<string>()
  const found: Import[] = []
  const queue = [file]
  for (const next of queue) {
    if (seen.has(next)) continue
    seen.add(next)
    for (const { target } of importsIn(next)) {
      found.push({ file, target })
      if (/\.(ts|tsx)$/.test(target) && existsSync(join(projectRoot, target))) queue.push(target)
    }
  }
  return found
}

/** Without tests, and what serves only them or the build. */
export function listFiles(pattern: string) {
  const aside = /\.(test|fixture)\.\w+$|\/(build|vite|hand-made-\w+)\.ts$/
  return globSync(pattern, { cwd: projectRoot }).filter((file) => !aside.test(file))
}
