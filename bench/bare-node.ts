import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod'
import type { ServedFile } from './nginx.ts'

export type BareNode = { url: string; pid: number; stop(): Promise<void> }

/** Node writes these to every answer by itself. */
const ownHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

const Address = z.object({ port: z.number() })

/** A process of Node that sends this answer to whoever asks, with its default settings and nothing around it. */
export async function startBareNode({ body, headers }: ServedFile): Promise<BareNode> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  const ended = once(child, 'exit')
  const listening = once(child, 'message')
  const sent = headers.filter(([name]) => !ownHeaders.has(name)).flat()
  child.send({ body: body.toString('base64'), headers: sent })
  const [address] = await Promise.race([
    listening,
    ended.then(() => Promise.reject(new Error('The bare Node server did not start.'))),
  ])
  return {
    url: `http://127.0.0.1:${Address.parse(address).port}/`,
    pid: child.pid ?? 0,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
