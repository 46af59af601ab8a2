import { clocks, type ClockKey } from '#domain/jobs/stages/clocks.ts'
import { sideStates, stages, type SideState, type Stage } from '#domain/jobs/stages/stages.ts'

const places = [...stages, ...sideStates]
const place = (of: Stage | SideState): string => places.find(({ value }) => value === of)?.label ?? ''

/** The jobs of all, stage by stage, with what the marks of a row mean, and the job that is open beside them. */
export const board = {
  failed: 'The board couldn’t be loaded',
  asOf: (clock: string) => `As of ${clock}. Trying again.`,
  changes: (count: number) => (count === 1 ? 'Show 1 change' : `Show ${count} changes`),
  place,
  /** Above its rows, in a column that may be narrow. */
  heading: place,
  usual: 'usual',
  more: (count: string) => `${count} more`,
  below: (stage: string, count: string) => `${stage} ${count} below`,
  ended: {
    closed: (count: number) => `Closed ${count}`,
    lost: (count: number) => `lost ${count}`,
    referred: (count: number) => `referred ${count}`,
    since: ' in 30 days',
  },
  for: 'for ',
  isRequest: 'request, ',
  clock: (key: ClockKey): string => clocks.find((clock) => clock.key === key)?.label ?? '',
  square: {
    met: 'in time',
    'met-late': 'late',
    'not-proven': 'not proven',
    late: 'late now',
    running: (clock: string) => `due ${clock}`,
  },
  legend: {
    clocks: 'contacted, inspected, started, completed',
    running: 'running',
    late: 'late now',
    wasLate: 'was late',
    notProven: 'not proven',
    request: 'request',
  },
  panel: {
    label: 'Open job',
    close: 'Close (Esc)',
    stands: (place: string, span: string) => `${place} for ${span}`,
    file: 'Open the file',
    call: 'Call ',
    clocks: 'Clocks',
    lead: (name: string) => `Lead: ${name}`,
    nobody: 'No one is responsible.',
  },
}
export type BoardWords = typeof board
