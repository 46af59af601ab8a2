import type { Words } from './en.ts'

export const site: Words['site'] = {
  hazards: {
    hurt: 'Hay alguien herido',
    electricity: 'Electricidad cerca del agua',
    gas: 'Olor a gas',
    ceiling: 'Techo vencido',
    sewage: 'Aguas negras',
    sharps: 'Agujas o sangre',
  },
  vulnerable: {
    infant: 'Bebé',
    elderly: 'Persona mayor',
    immunocompromised: 'Defensas bajas',
  },
  accessWays: {
    caller: 'Abre quien llamó',
    lockbox: 'Llave en una caja de llaves',
    gate: 'Por un portón',
    key_holder: 'Otra persona tiene la llave',
  },
  dangers: 'Peligros',
  first: 'Prioridad 1',
  noneAsked: 'No se preguntó por los peligros',
  notAsked: (which) => `No se preguntó: ${which}`,
  access: 'Acceso',
  key: (holder) => `Llave: ${holder}`,
  parking: (where) => `Estacionamiento: ${where}`,
  pets: (pets) => `Mascotas: ${pets}`,
  code: 'Hay un código de acceso guardado. Abra el trabajo para verlo.',
  callNote: 'Notas de la llamada',
}
