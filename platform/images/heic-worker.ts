import { parentPort, workerData } from 'node:worker_threads'
import openDecoder from 'heic-decode/lib.js'
import libheif from 'libheif-js/wasm-bundle.js'
import type { HeicAnswer, HeicTask } from './heic.ts'

// A thread of its own for one photo of a stranger: whatever goes wrong in here ends here.

const page = 65_536
const { bytes, limits }: HeicTask = workerData
const { grow } = WebAssembly.Memory.prototype

/** The limits of a thread do not count the memory of WebAssembly, and a small file can ask for all of it. */
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * page > limits.memory)
    throw new RangeError('More than a photo may take.')
  return grow.call(this, pages)
}

process.on('uncaughtException', () => answer({ kind: 'unreadable' }))
answer(await decode().catch(() => ({ kind: 'unreadable' as const })))

/** The size is known before the first pixel is decoded. */
async function decode(): Promise<HeicAnswer> {
  const [first] = await openDecoder(libheif).all({ buffer: bytes })
  if (!first) return { kind: 'unreadable' }
  if (first.width * first.height > limits.pixels) return { kind: 'too-many-pixels' }
  const { data, width, height } = await first.decode()
  return { kind: 'pixels', data, width, height }
}

function answer(message: HeicAnswer) {
  parentPort?.postMessage(message, message.kind === 'pixels' ? [message.data.buffer] : [])
}
