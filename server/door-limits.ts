import { minute, second } from '#platform/time.ts'

/** What one connection may take of time, and all of them of room. Times are in milliseconds. */
export type DoorLimits = {
  /** Until all headers are here. */
  headers: number
  /** Until a body of text is here: JSON, and forms without files. */
  text: number
  /** An upload slower than `bytes` a second for all of `window` ends; above that it may take as long as its line needs. */
  upload: { bytes: number; window: number }
  /** Without a byte in either direction, and so for answers that no one reads. */
  idle: number
  /** Between two requests. */
  keepAlive: number
  /** After an answer to what was broken or too slow, for the sender to read it. */
  linger: number
  /** Between two looks at who is too slow. */
  look: number
  /** Connections in all, and of one address. */
  connections: number
  perAddress: number
}

/**
 * A photo of 3 MB over a line of 64 kbit/s takes six minutes and arrives. `scale` is for offices
 * behind one address, as everywhere.
 */
export function doorLimits(scale: number): DoorLimits {
  return {
    headers: 20 * second,
    text: minute,
    upload: { bytes: 8000, window: 20 * second },
    idle: 2 * minute,
    keepAlive: 65 * second,
    linger: second,
    look: second,
    connections: 4000,
    perAddress: Math.ceil(256 * scale),
  }
}
