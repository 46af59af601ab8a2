import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
const blocks = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}))

const unrun = / # not run by a test: (.+)$/

/** Every command of the page, as it stands there. */
export const commands = blocks
  .filter(({ kind }) => kind === 'sh')
  .flatMap(({ text }) => text.trim().split('\n'))
  .map((line) => ({ command: line.replace(unrun, ''), excuse: unrun.exec(line)?.[1] ?? null }))

/** The text of the file that the page says to make under this name. */
export function fileOf(path: string) {
  const text = page.split(`\`${path}\``)[1]
  const found = text && /^```\w+\n([\s\S]*?)^```$/m.exec(text)?.[1]
  if (!found) throw new Error(`the page has no ${path}`)
  return found
}

export const kinds = blocks.map(({ kind }) => kind)
