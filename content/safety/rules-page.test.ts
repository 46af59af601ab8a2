import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { safetyRules } from '#domain/safety/rules.ts'
import type { SafetyRule } from '#domain/safety/safety-rule.ts'
import { allInstructions, safetyRulesPage } from './rules-page.ts'

test('the page of safety rules says what we tell people, and which rules cover it', async () => {
  const written = await readFile(join(projectRoot, 'docs/safety-rules.md'), 'utf8')
  expect(written === safetyRulesPage(), 'run: npm run safety-rules').toBe(true)
})

test('every instruction to the public stands on a rule, and every rule has a source', () => {
  expect(allInstructions().filter(({ rules }) => rules.length === 0)).toEqual([])
  expect(Object.values<SafetyRule>(safetyRules).filter(({ sources }) => sources.length === 0)).toEqual([])
})
