import { expect, test } from 'vitest'
import { shareRoom, takeTurns } from './turns.ts'

const ofOne = { running: 1, waiting: 2 }
const refuse = () => new Error('busy')

test('no more run at once than may, those that wait come in order, and what is too much is refused', async () => {
  const inTurn = takeTurns({ running: 2, waiting: 3, ofOne, refuse })
  const ends: (() => void)[] = []
  const started: number[] = []
  const all = Array.from({ length: 6 }, (_, index) =>
    inTurn(() => {
      started.push(index)
      return new Promise<number>((resolve) => ends.push(() => resolve(index)))
    }),
  )
  await expect(all[5]).rejects.toThrow('busy')
  for (let done = 0; done < 5; done++) {
    expect(started.length - done).toBeLessThanOrEqual(2)
    ends[done]?.()
    await all[done]
  }
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
})

test('one sender works one at a time, fills no line, and another comes before what it still has waiting', async () => {
  const inTurn = takeTurns({ running: 2, waiting: 10, ofOne, refuse })
  const ends = new Map<string, () => void>()
  const started: string[] = []
  const send = (name: string, from: string) =>
    inTurn(() => {
      started.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }, from)
  const finish = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const flood = ['flood 1', 'flood 2', 'flood 3'].map((name) => send(name, 'flood'))
  await expect(send('flood 4', 'flood')).rejects.toThrow('busy')
  expect(started).toEqual(['flood 1'])
  const [ann, bo] = [send('ann', 'ann'), send('bo', 'bo')]
  expect(started).toEqual(['flood 1', 'ann'])
  await finish('flood 1')
  await finish('ann')
  expect(started.toSorted()).toEqual(['ann', 'bo', 'flood 1', 'flood 2'])
  for (const name of ['bo', 'flood 2', 'flood 3']) await finish(name)
  await Promise.all([...flood, ann, bo])
  // The flood has left: it may come again.
  const again = send('flood 5', 'flood')
  await finish('flood 5')
  await again
})

test('work that fails gives its turn on', async () => {
  const inTurn = takeTurns({ running: 1, waiting: 1, ofOne, refuse })
  const failing = inTurn(() => Promise.reject(new Error('damaged')))
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('damaged')
  expect(await next).toBe('done')
})

test('what is large waits until there is room for it, what comes behind it waits too, and what failed leaves room', async () => {
  const inRoom = shareRoom(100)
  const started: number[] = []
  const ends: (() => void)[] = []
  const all = [60, 40, 90, 5, 500].map((size) =>
    inRoom(size, () => {
      started.push(size)
      return new Promise<void>((resolve, reject) => ends.push(size === 60 ? reject : resolve))
    }),
  )
  const outcomes = Promise.allSettled(all)
  const run = [
    [60, 40],
    [60, 40],
    [60, 40, 90, 5],
    [60, 40, 90, 5],
    [60, 40, 90, 5, 500],
  ]
  for (const [nth, expected] of run.entries()) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(started).toEqual(expected)
    ends[nth]?.()
  }
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')])
})
