import { expect, test } from 'vitest'
import { openPhotoQueue, type QueuedPhoto } from './photo-queue.ts'

const photo = (name: string) => new File([name], name)

/** A line that loses the photos named here. */
function aBadLine() {
  const lost = new Set<string>()
  const arrived: string[] = []
  const queue = openPhotoQueue(({ file }, onProgress) => {
    onProgress(0.5)
    if (lost.has(file.name)) return Promise.resolve('lost')
    arrived.push(file.name)
    return Promise.resolve(null)
  })
  return { lost, arrived, queue, told: () => queue.get().map(named) }
}

function named({ file, part, error }: QueuedPhoto) {
  return [file.name, part, error]
}

test('photos arrive one after the other, and then wait no more', async () => {
  const { queue, arrived, told } = aBadLine()
  const all = queue.add('a', [photo('one'), photo('two')])
  expect(told()).toEqual([
    ['one', 0.5, null],
    ['two', 0, null],
  ])
  await Promise.all([all, queue.add('b', [photo('three')])])
  await all
  expect(arrived).toEqual(['one', 'two', 'three'])
  expect(told()).toEqual([])
})

test('a photo that fails says why, holds up no other, and is sent again when asked', async () => {
  const { queue, arrived, lost, told } = aBadLine()
  lost.add('one')
  await queue.add('a', [photo('one'), photo('two')])
  expect(arrived).toEqual(['two'])
  expect(told()).toEqual([['one', 0, 'lost']])
  lost.clear()
  await queue.retry(queue.get()[0]?.id ?? '')
  expect(arrived).toEqual(['two', 'one'])
  expect(told()).toEqual([])
})

test('a photo that failed can be left out', async () => {
  const { queue, lost, told } = aBadLine()
  lost.add('one')
  await queue.add('a', [photo('one')])
  queue.remove(queue.get()[0]?.id ?? '')
  expect(told()).toEqual([])
})
