import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const docs = join(projectRoot, 'docs')
const pages = readdirSync(docs).filter((name) => name.endsWith('.md'))

test.each(pages)('every file that docs/%s names exists', (page) => {
  const text = readFileSync(join(docs, page), 'utf8')
  const files = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)*\.(?:tsx?|json))`/g)].map(([, file]) => file ?? '')
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})
