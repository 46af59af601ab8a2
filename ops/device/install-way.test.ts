import { expect, test } from 'vitest'
import { installWay } from './install-way.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const browser = { isInstalled: false, isOffered: false, userAgent: firefox, touchPoints: 5 }

test.each([
  ['a portal that runs installed', { isInstalled: true, isOffered: true, userAgent: iPhone }, 'installed'],
  ['a browser that offers it', { isOffered: true }, 'offered'],
  ['an iPhone', { userAgent: iPhone }, 'share-menu'],
  ['an iPad that says it is a Mac', { userAgent: mac, touchPoints: 5 }, 'share-menu'],
  ['a Mac', { userAgent: mac, touchPoints: 0 }, 'browser-menu'],
  ['any other browser', {}, 'browser-menu'],
] as const)('on %s the portal is installed its way', (_, some, way) => {
  expect(installWay({ ...browser, ...some })).toBe(way)
})
