import type { FirstWords } from './en-first.ts'

export const dashboard: FirstWords['dashboard'] = {
  title: 'Panel',
  failed: 'No se pudo cargar el panel',
  what: 'página',
  asOf: (clock, ago) => `actualizado: ${clock} (${ago.toLowerCase()})`,
  own: {
    title: 'Usted',
    devices: 'Dispositivos con sesión abierta',
    countedDevices: (count) =>
      count === 1 ? 'dispositivo con sesión abierta' : 'dispositivos con sesión abierta',
    certifications: 'Certificaciones',
    countedCertifications: (count) => (count === 1 ? 'certificación' : 'certificaciones'),
    expiring: (days, count) => `${count === 1 ? 'Vencida' : 'Vencidas'} o por vencer en ${days} días`,
  },
}
