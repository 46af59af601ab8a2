import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What programs that are not ours read in a PDF. */
export function read(pdf: Uint8Array) {
  const raw = Buffer.from(pdf).toString('latin1')
  return inFile(pdf, async (file) => ({
    facts: await poppler('pdfinfo', file),
    fonts: await poppler('pdffonts', file),
    pages: (await poppler('pdftotext', '-raw', file, '-')).split('\f').slice(0, -1),
    alts: [...raw.matchAll(/\/Alt \((.*?[^\\])\)/g)].map(([, alt]) => alt),
    language: /\/Lang \((.*?)\)/.exec(raw)?.[1],
    standard: /<pdfuaid:part>(\d)</.exec(raw)?.[1],
  }))
}

/** Takes seconds for each page. */
export function readStructure(pdf: Uint8Array) {
  return inFile(pdf, (file) => poppler('pdfinfo', '-struct-text', file))
}

async function inFile<T>(pdf: Uint8Array, work: (file: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  try {
    const file = join(folder, 'paper.pdf')
    await writeFile(file, pdf)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function poppler(program: string, ...args: string[]) {
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isMissing
      ? new Error(
          `There is no ${program}. Install it (on Debian and Ubuntu: sudo apt-get install poppler-utils).`,
        )
      : error
  })
  return stdout
}

/** Without what depends on where lines break, and on whether a heading is set in capitals. */
export function plain(text: string) {
  return text.replace(/\s+/g, '').toLowerCase()
}
