import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { markPath } from './logo.ts'

const css = ['base.css', 'tokens.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join()
const drawings = ['charts.ts', 'ink.ts', 'code.ts'].map((file) => readPdf(`drawings/${file}`)).join()
const template = readPdf('template/look.typ')

test('papers have the colors and the mark of everything else', () => {
  const named = [...template.matchAll(/^#let ([\w-]+) = rgb\("(#\w{6})"\)$/gm)]
  const names: Record<string, string> = {
    plain: 'text',
    soft: 'text-soft',
    ground: 'paper',
    'line-color': 'line',
  }
  expect(named.length).toBeGreaterThan(7)
  // A wash of the green, which nothing else needs.
  for (const [, name = '', color] of named.filter(([, name]) => name !== 'wash'))
    expect(css).toContain(`--${names[name] ?? name}: ${color};`)
  for (const [color] of drawings.matchAll(/#[\da-f]{6}\b/g)) expect(css).toContain(`: ${color};`)
  expect(template).toContain(markPath)
})

function readPdf(file: string) {
  return readFileSync(join(projectRoot, 'platform/pdf', file), 'utf8')
}
