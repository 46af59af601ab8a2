import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { minute } from '#platform/time.ts'
import { anExportedJob, onDisk, packed } from '#test/an-exported-job.ts'

const run = promisify(execFile)

async function check(path: string) {
  const command = [join(projectRoot, 'server/export-check.ts'), path]
  return run(process.execPath, command, { cwd: projectRoot }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

test(
  'the command says that a file is as it was exported, or names what is not and ends with 1',
  { timeout: 2 * minute },
  async () => {
    const { unpack, number } = await anExportedJob()
    const files = await unpack()
    const good = await check(await packed(files))
    expect(good).toMatchObject({ code: 0 })
    expect(good.said).toMatch(new RegExp(`^${number}, exported by Rosa Plover`))
    expect(good.said).toContain('among them 2 photos and 1 paper; 8 records of evidence that fit.')
    expect(good.said).toContain('Left out: Door and alarm codes. They are never part of an export.')
    expect(good.said).toContain('Everything is as it was exported.')
    files.set('points.csv', Buffer.from('changed'))
    const bad = await check(await packed(files))
    expect(bad).toMatchObject({ code: 1 })
    expect(bad.said).toContain('1 problem:\n  points.csv: It has changed since it was exported.')
    const none = await check(await onDisk(Buffer.from('no zip')))
    expect([none.code, none.said.trim()]).toEqual([1, 'This is not a whole ZIP file. Download it again.'])
  },
)
