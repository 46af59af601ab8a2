// Writes docs/local-claims.md, and tells which numbers and names of a claim no fact has. Run: npm run claims
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { localClaims, unmatchedClaims } from './local-claims.ts'

await writeFile(join(projectRoot, 'docs/local-claims.md'), localClaims())
const unmatched = unmatchedClaims()
console.log(
  unmatched.length > 0 ? unmatched.join('\n') : 'Every number and name of a claim stands in a fact.',
)
