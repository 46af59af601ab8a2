import sharp from 'sharp'

const edges = { width: 640, height: 480 }

/** A photo as bright as no other of a round, so that the server's picture shows which of them it is. */
export function grayPhoto(brightness: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: brightness, sigma: 12 } as const
  const create = { ...edges, channels: 3, background: 'black', noise } as const
  return sharp({ create }).jpeg().toBuffer()
}

/** Whether the picture that the server gives under this address is the one of that brightness. */
export async function isGray(address: URL, brightness: number): Promise<boolean> {
  const answer = await fetch(address)
  const { channels } = await sharp(await answer.bytes()).stats()
  return Math.abs((channels[0]?.mean ?? 0) - brightness) <= mostOff
}

const mostOff = 6
