import type { lostVisits as words } from './en-lost-visits.ts'
import { sentence } from './es-clock.ts'

export const lostVisits: typeof words = {
  given: ({ who, to, at }) =>
    to ? `${who} le dio esta visita a ${to} ${at}.` : `${who} le quitó a usted esta visita ${at}.`,
  moved: {
    now: (now, was) => `Ahora ${now} (antes ${was})`,
    by: (who, at) => sentence(`${who} pasó su visita a este trabajo ${at}`),
    go: 'Revise la dirección antes de seguir manejando.',
  },
  tooLate: {
    made_before:
      'Otra persona ya estuvo allí antes de que llegara el cambio de la oficina. Pregunte a la oficina si todavía tiene que ir.',
    canceled: 'La cancelación llegó demasiado tarde: alguien ya estaba allí. Esta visita cuenta.',
  },
}
