import { join } from 'node:path'
import { takeTurns } from '#platform/images/turns.ts'
import { projectRoot } from '#platform/project-root.ts'
import { Refusal } from '#platform/refusal.ts'
import { reuseThread } from '#platform/threads/reused-thread.ts'
import { second } from '#platform/time.ts'
import type { DocumentData } from './document.ts'
import type { PaperAnswer, PaperTools } from './paper-worker.ts'

type Limits = {
  /** For one paper from when its turn comes, in milliseconds. */
  time: number
  /** How many papers may wait while another is made. */
  waiting: number
  /** How many one thread makes. */
  uses: number
}

/** Beside this file in the sources, and beside the server when it is built. */
const worker = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'paper-worker.ts' : 'paper-worker.js',
)

/** Read where it lies in the sources, as the migrations are. */
const tools: PaperTools = { template: join(projectRoot, 'platform/pdf/template') }

/** Makes papers one at a time: two compilers at once would take both cores of a small machine. */
export function openPress({ time, waiting, uses }: Limits) {
  const memory = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 }
  const thread = reuseThread<DocumentData, PaperAnswer>(worker, {
    data: tools,
    uses,
    memory,
  })
  const inTurn = takeTurns({
    running: 1,
    waiting,
    ofOne: { running: 1, waiting: Math.ceil(waiting / 2) },
    refuse: isBusy,
  })

  async function render(data: DocumentData, from?: string): Promise<Uint8Array> {
    const answer = await inTurn(() => thread.ask(data, time), from)
    if (answer === null) throw tookTooLong()
    if ('problem' in answer) throw new Error(answer.problem)
    return answer.bytes
  }
  return { render, end: thread.end }
}

const press = openPress({ time: 20 * second, waiting: 20, uses: 20 })

/** The paper as PDF/UA-1. The same data always makes the same bytes. Those who ask for papers, each named by `from`, take turns. */
export function renderDocument(data: DocumentData, from?: string): Promise<Uint8Array> {
  return press.render(data, from)
}

function isBusy() {
  return new Refusal(503, 'documents-busy', 'We are making other documents. Try again in a moment.', {
    retryAfter: 10,
  })
}

function tookTooLong() {
  return new Refusal(
    503,
    'document-too-slow',
    'This document took too long to make. Try again in a minute, or leave out some of its photos.',
    { retryAfter: 60 },
  )
}
