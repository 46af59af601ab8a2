import { parentPort, threadId } from 'node:worker_threads'

/** Answers with its own number, unless it is asked to do something else. */
parentPort?.on('message', (question: 'who' | 'stay silent' | 'fail' | 'leave') => {
  if (question === 'fail') throw new Error('It failed.')
  if (question === 'leave') process.exit()
  if (question === 'who') parentPort?.postMessage(threadId, [])
})
