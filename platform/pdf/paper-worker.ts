import { parentPort, workerData } from 'node:worker_threads'
import { openCompiler } from './compile.ts'
import type { DocumentData } from './document.ts'

// The compiler does nothing else while it makes a paper, so it has a thread of its own. What runs here is shared with nothing that
// the server loads: its file would be cut in two.

/** Where the template is. */
export type PaperTools = { template: string }
export type PaperAnswer = { bytes: Uint8Array } | { problem: string }

const { template }: PaperTools = workerData
const makePaper = openCompiler(template)
parentPort?.on('message', (data: DocumentData) => answer(answerTo(data)))

function answerTo(data: DocumentData): PaperAnswer {
  try {
    return { bytes: makePaper(data) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function answer(message: PaperAnswer) {
  parentPort?.postMessage(message, [])
}
