import type { Context } from 'hono'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { readRange } from '#platform/requests/byte-range.ts'
import type { ApiEnv } from './env.ts'

/** What may hold anything is saved and never shown within our pages. */
export const asDownload = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers with a file, or the part of it that was asked for, as fast as the other side reads it. */
export function answerFile(c: Context<ApiEnv>, file: StoredFile, headers: Record<string, string>) {
  const range = readRange(c.req.header('range'), file.size)
  const accepted = { ...headers, 'Accept-Ranges': 'bytes' }
  if (range === 'none') return c.body(null, 416, { ...accepted, 'Content-Range': `bytes */${file.size}` })
  const { from, to } = range ?? { from: 0, to: file.size - 1 }
  const told = { ...accepted, 'Content-Length': String(to - from + 1) }
  if (!range) return c.body(file.stream(), 200, told)
  return c.body(file.stream(from, to), 206, { ...told, 'Content-Range': `bytes ${from}-${to}/${file.size}` })
}
