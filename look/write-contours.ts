// Writes look/contours.svg. Run: npm run contours
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contoursPicture } from './contours.ts'

await writeFile(join(import.meta.dirname, 'contours.svg'), contoursPicture())
