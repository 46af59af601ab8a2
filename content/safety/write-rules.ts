// Writes docs/safety-rules.md. Run: npm run safety-rules
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { safetyRulesPage } from './rules-page.ts'

await writeFile(join(projectRoot, 'docs/safety-rules.md'), safetyRulesPage())
