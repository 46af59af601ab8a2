import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { areaPath, areas, counties } from '#domain/areas/areas.ts'
import { serviceMap } from './service-map.ts'

const { svg, points } = serviceMap()

test('the map is the same at every build, and weighs less than 2 kB in a page', () => {
  expect(serviceMap().svg).toBe(svg)
  expect(brotliCompressSync(svg).length).toBeLessThan(2000)
})

test('each of the five counties leads to its page', () => {
  const links = [...svg.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  expect(links.sort()).toEqual(counties.map(areaPath).sort())
})

test('every place has its spot, and north is up', () => {
  expect(Object.keys(points).sort()).toEqual(areas.map(({ slug }) => slug).sort())
  expect(points['warren-oh']?.[1]).toBeLessThan(points['east-liverpool-oh']?.[1] ?? 0)
  expect(points['salem-oh']?.[0]).toBeLessThan(points['new-castle-pa']?.[0] ?? 0)
})

test('no name on the map touches another', () => {
  const boxes = [...svg.matchAll(/<text([^>]*)>([^<]+)<\/text>/g)].map(([, attributes = '', name = '']) =>
    boxOf(attributes, name),
  )
  const touching = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => ({ a, b }))).filter(overlap)
  expect(boxes.length).toBe(16)
  expect(touching).toEqual([])
})

type Box = { name: string; left: number; right: number; top: number; bottom: number }

/** Wide enough for the widest letters of the display face at the size of the map. */
function boxOf(attributes: string, name: string): Box {
  const read = (key: string) => Number(new RegExp(` ${key}="(-?[\\d.]+)"`).exec(attributes)?.[1])
  const isCounty = attributes.includes('class="cn"')
  const [x, y, width] = [read('x'), read('y'), name.length * (isCounty ? 9.4 : 6.6)]
  const isCentered = isCounty || name.endsWith(' mi')
  const left = isCentered ? x - width / 2 : attributes.includes('"end"') ? x - width : x
  return { name, left, right: left + width, top: y - 11, bottom: y + 3 }
}

function overlap({ a, b }: { a: Box; b: Box }) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
