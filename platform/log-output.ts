import { write as writeLater, writeSync } from 'node:fs'
import { second } from './time.ts'

export type LogOutput = {
  write(line: string): void
  /** Calls back once everything is written, or cannot be. */
  flush(done: () => void): void
}

/** In characters, about 600 answered requests: each write wakes another thread, which takes the core away from the answers. */
const portion = 2 ** 16
/** A line never waits longer, so `kill -9` loses the lines of this time and of one write that was under way. */
const longestWait = second / 10
const mostWaiting = 2 ** 20
const busyTries = 100
const busyPause = second / 100

/**
 * Lines to a file or a pipe, in portions. Writing does not block: whatever reads the log may hang. The end of the process writes
 * what is waiting, also after a crash; only then can the last two portions change places. What cannot be written is tried again
 * with the next portion, up to a megabyte: a full disk behind the log must not end the app, nor keep it from ending.
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting = ''
  let refused = Buffer.alloc(0)
  let isUnderWay = false
  let isWatched = false
  let timer: NodeJS.Timeout | undefined
  let flushes: (() => void)[] = []

  return {
    write(line) {
      if (waiting.length + refused.length >= mostWaiting) return
      if (!isWatched) watchExit()
      waiting += line
      if (waiting.length < portion || refused.length > 0) timer ??= setTimeout(begin, longestWait).unref()
      else if (!isUnderWay) begin()
    },
    flush(done) {
      flushes.push(done)
      if (!isUnderWay) begin()
    },
  }

  /** A log that writes nothing leaves nothing behind. */
  function watchExit() {
    isWatched = true
    process.once('exit', () => writeAtOnce(fd, take()))
  }

  function begin() {
    clearTimeout(timer)
    timer = undefined
    if (isUnderWay) return
    const bytes = take()
    if (bytes.length === 0) return finishFlushes()
    isUnderWay = true
    writeLater(fd, bytes, 0, bytes.length, null, (error, count) => {
      isUnderWay = false
      refused = bytes.subarray(error ? 0 : count)
      if (error) finishFlushes()
      const isMore = refused.length > 0 || waiting.length >= portion || flushes.length > 0
      if (isMore && !error) begin()
      else if (error || waiting) timer ??= setTimeout(begin, longestWait).unref()
    })
  }

  function take() {
    const bytes = refused.length > 0 ? Buffer.concat([refused, Buffer.from(waiting)]) : Buffer.from(waiting)
    refused = Buffer.alloc(0)
    waiting = ''
    return bytes
  }

  function finishFlushes() {
    const done = flushes
    flushes = []
    for (const call of done) call()
  }
}

/** A pipe may be full for a moment; whatever else refuses would refuse again. */
function writeAtOnce(fd: number, bytes: Buffer) {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let tries = 0; bytes.length > 0 && tries < busyTries;) {
    try {
      bytes = bytes.subarray(writeSync(fd, bytes))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return
      Atomics.wait(pause, 0, 0, busyPause)
      tries++
    }
  }
}
