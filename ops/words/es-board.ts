import type { ClockKey } from '#domain/jobs/stages/clocks.ts'
import type { BoardWords } from './en-board.ts'
import { atClock, sentence } from './es-clock.ts'
import { sideWords, stageWords } from './es-history-jobs.ts'

const places = { ...stageWords, ...sideWords }
const clocks: Record<ClockKey, string> = {
  contacted: 'Contacto',
  inspected: 'Inspección',
  started: 'Inicio',
  completed: 'Terminación',
}

export const board: BoardWords = {
  failed: 'No se pudo cargar el tablero',
  asOf: (clock) => `${sentence(`Actualizado: ${clock}`)} Se intenta de nuevo.`,
  changes: (count) => (count === 1 ? 'Mostrar 1 cambio' : `Mostrar ${count} cambios`),
  place: (of) => places[of],
  heading: (of) => (of === 'docs_complete' ? 'Docs completos' : places[of]),
  usual: 'usual',
  more: (count) => `${count} más`,
  below: (stage, count) => `${stage}: ${count} más abajo`,
  ended: {
    closed: (count) => `Cerrados: ${count}`,
    lost: (count) => `perdidos: ${count}`,
    referred: (count) => `referidos: ${count}`,
    since: ', en 30 días',
  },
  for: 'desde hace ',
  isRequest: 'solicitud, ',
  clock: (key) => clocks[key],
  square: {
    met: 'a tiempo',
    'met-late': 'con retraso',
    'not-proven': 'sin comprobar',
    late: 'con retraso ahora',
    running: (clock) => `con plazo ${atClock(clock)}`,
  },
  legend: {
    clocks: 'contacto, inspección, inicio, terminación',
    running: 'en curso',
    late: 'con retraso ahora',
    wasLate: 'tuvo retraso',
    notProven: 'sin comprobar',
    request: 'solicitud',
  },
  panel: {
    label: 'Trabajo abierto',
    close: 'Cerrar (Esc)',
    stands: (place, span) => `${place} desde hace ${span}`,
    file: 'Abrir el expediente',
    call: 'Llamar al ',
    clocks: 'Plazos',
    lead: (name) => `A cargo: ${name}`,
    nobody: 'Nadie está a cargo.',
  },
}
