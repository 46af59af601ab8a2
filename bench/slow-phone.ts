import type { Page } from '@playwright/test'

const latency = 150
const bytesPerSecond = 1_600_000 / 8
const slowdown = 4

/** A phone of some years ago with a weak signal. */
export const slowPhone = `${latency} ms, 1.6 Mbit/s, the processor slowed down ${slowdown} times`

export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await slowProcessor(page)
}

/** For a page that is offline: conditions of the network would bring it back. */
export async function slowProcessor(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
