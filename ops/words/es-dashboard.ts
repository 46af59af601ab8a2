import type { FirstWords } from './en-first.ts'

export const dashboard: FirstWords['dashboard'] = {
  title: 'Panel',
  failed: 'No se pudo cargar el panel',
  what: 'página',
  asOf: (clock, ago) => `actualizado: ${clock} (${ago.toLowerCase()})`,
  own: {
    title: 'Usted',
    devices: 'Dispositivos con sesión abierta',
    certifications: 'Certificaciones',
    expiring: (days) => `Vencidas o por vencer en ${days} días`,
  },
}
