import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharePicture } from './share-picture.ts'
import { shareSize } from './share-size.ts'

const sheet = { heading: ['WATER', 'DAMAGE'], line: 'Stop it', art: '', turn: 0 }

test('a sheet carries its words, and is the same at every build', async () => {
  const drawn = await sharePicture(sheet)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', ...shareSize })
  expect(drawn.equals(await sharePicture(sheet))).toBe(true)
  expect(drawn.equals(await sharePicture({ ...sheet, heading: ['FIRE', 'DAMAGE'] }))).toBe(false)
})

test('a long heading is set smaller, and stays on its side', async () => {
  const plain = await sharePicture({ ...sheet, heading: ['A', 'B'] })
  const long = await sharePicture({ ...sheet, heading: ['BASEMENT AND CRAWL SPACE', 'RESTORATION'] })
  const right = { left: 680, top: 30, width: 480, height: 570 }
  const [before, after] = await Promise.all(
    [plain, long].map((picture) => sharp(picture).extract(right).greyscale().raw().toBuffer()),
  )
  const changed = before?.filter((value, i) => Math.abs(value - (after?.[i] ?? 0)) > 40).length
  expect(changed).toBe(0)
})
