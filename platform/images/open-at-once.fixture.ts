import { readFile } from 'node:fs/promises'
import { reencode } from './reencode.ts'

// A process of its own, so that what it held at most can be told: opens one file as often at once as it is told to.

const [, , path = '', count = '1'] = process.argv
const bytes = await readFile(path)
const before = process.resourceUsage().maxRSS
const opened = await Promise.allSettled(Array.from({ length: Number(count) }, () => reencode(bytes)))
const outcomes = opened.map((one) => (one.status === 'fulfilled' ? 'drawn' : one.reason.code))
console.log(JSON.stringify({ outcomes, grown: (process.resourceUsage().maxRSS - before) * 1024 }))
