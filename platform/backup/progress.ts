import { second } from '#platform/time.ts'

/** Reports progress once a step takes longer than a second, and then every few seconds. */
export type Progress = { on(step: string): (bytes: number) => void; end(): void }

const every = 5 * second

export function openProgress(say: (line: string) => void): Progress {
  let step = ''
  let begun = Date.now()
  let said = 0
  let bytes = 0
  const timer = setInterval(() => {
    const now = Date.now()
    if (!step || now - begun < second || now - said < every) return
    said = now
    say(`  ${step} … ${bytes ? sizeOf(bytes) : ''}`.trimEnd())
  }, second)
  return {
    on(next) {
      step = next
      begun = Date.now()
      bytes = 0
      return (done) => void (bytes = done)
    },
    end: () => clearInterval(timer),
  }
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** 1234567 → '1.2 MB' */
export function sizeOf(bytes: number) {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power]}`
}
