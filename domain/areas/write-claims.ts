// Writes docs/local-claims.md. Run: npm run claims
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { localClaims } from './local-claims.ts'

await writeFile(join(projectRoot, 'docs/local-claims.md'), localClaims())
