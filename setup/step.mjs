import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A reason to stop that a person can act on: shown as it is, without a stack. */
export class Trouble extends Error {
  constructor(problem, remedy, output = '') {
    super([problem, remedy, output.trim() && `\n${output.trim()}`].filter(Boolean).join('\n'))
  }
}

export function say(line) {
  console.log(line)
}

/** Does one of the commands, and ends the process with a plain sentence when it cannot. */
export async function perform(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Trouble ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}

/** Tells that a long step is alive, also where there is no terminal. */
export async function withProgress(work) {
  const begin = Date.now()
  const timer = setInterval(() => say(`  ${Math.round((Date.now() - begin) / 1000)} s …`), 10_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
