import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { rooms } from '#domain/services/rooms.ts'
import { services } from '#domain/services/services.ts'
import { cutAwayHouse } from './cut-away-house.ts'

const svg = cutAwayHouse()
const links = [...svg.matchAll(/<a href="([^"]+)" aria-label="([^"]+)" data-room="([^"]+)"/g)]

test('the house is the same at every build, and weighs less than 5 kB in a page', () => {
  expect(cutAwayHouse()).toBe(svg)
  expect(brotliCompressSync(svg).length).toBeLessThan(5000)
})

test('each room is drawn once, says its name, and leads to the work it calls for', () => {
  expect(links.map(([, , , key]) => key).sort()).toEqual(rooms.map(({ key }) => key).sort())
  for (const { key, name, service } of rooms) {
    const [, href, label] = links.find(([, , , drawn]) => drawn === key) ?? []
    expect(href).toBe(`/services/${service}`)
    expect(label).toMatch(new RegExp(`^\\d ${name}: `))
  }
})

test('some room leads to every service', () => {
  const reached: string[] = rooms.map(({ service }) => service)
  expect(services.filter(({ slug }) => !reached.includes(slug))).toEqual([])
})

test('nothing is drawn beyond the sheet', () => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
  const starts = [...svg.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(starts.length).toBeGreaterThan(100)
  const beyond = starts.filter(([x = 0, y = 0]) => x < 0 || y < 0 || x > (width ?? 0) || y > (height ?? 0))
  expect(beyond).toEqual([])
})
