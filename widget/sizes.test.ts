import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildWidget } from './build.ts'
import { loaderOf } from '#domain/chat/settings/loader.ts'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { widgetFiles } from './files.ts'
import { withSettings } from './with-settings.ts'

/** In bytes, as they travel. The words of danger come beside the panel, the others when they are needed. */
const most = {
  embed: 1000,
  panel: 12_000,
  danger: 9400,
  es: 1300,
  number: 1500,
  urgent: 300,
  later: 1800,
  photos: 3000,
  proof: 700,
  more: 4500,
  qr: 3600,
  continue: 1500,
} as const

test('the button weighs 1 kB, the panel 12 kB, and what comes beside it little', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sizes-'))
  await buildWidget(folder)
  for (const name of widgetFiles) {
    const file = await readFile(join(folder, `${name}.js`), 'utf8')
    const sent = name === 'embed' ? withSettings(file, loaderOf(firstSettings)) : file
    const { length } = brotliCompressSync(sent)
    expect(length, name).toBeLessThanOrEqual(most[name])
  }
  await rm(folder, { recursive: true })
}, 60_000)
