// Writes docs/answers.md. Run: npm run answers
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { answersPage } from './answers-page.ts'

await writeFile(join(projectRoot, 'docs/answers.md'), answersPage())
