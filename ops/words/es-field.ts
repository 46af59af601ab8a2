import type { Words } from './en.ts'
import { sentence } from './es-clock.ts'
import { leave, outbox } from './es-outbox.ts'

export const field: Words['field'] = {
  photosFor: (customer) => `Fotos para ${customer}`,
  addPhotos: 'Agregar fotos',
  toCustomer: (customer) => ` a ${customer}`,
  unsentPhotos: 'Fotos sin enviar',
  notStored: (count) =>
    count === 1
      ? 'Este dispositivo no pudo guardar 1 foto. Libere espacio y agréguela otra vez.'
      : `Este dispositivo no pudo guardar ${count} fotos. Libere espacio y agréguelas otra vez.`,
  onThisDevice: 'En este dispositivo',
  uploading: (name) => `Subiendo ${name}`,
  removePhoto: (name) => `Quitar ${name}`,
  charactersLeft: (count) =>
    count === 0 ? 'No quedan caracteres' : count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`,
  tryAgain: 'Intentar de nuevo',
  steps: {
    on_my_way: 'Voy en camino',
    arrived: 'Ya llegué',
    departed: 'Me retiro',
    needs_office: 'Necesito a la oficina',
  },
  done: {
    on_my_way: 'En camino',
    arrived: 'Llegada',
    departed: 'Salida',
    needs_office: 'Ayuda pedida a la oficina',
  },
  askOffice: {
    title: '¿Para qué necesita a la oficina?',
    lead: 'Toque un motivo para avisar a la oficina.',
    detail: 'Detalles (opcional)',
    fromField: 'Avisos a la oficina',
  },
  visitSteps: 'Visita',
  received: (time) => `recibido ${time}`,
  storedHere: 'Guardado en este dispositivo. Se enviará automáticamente.',
  stepFailed: 'No se guardó',
  allHere: (count) =>
    count === 1
      ? 'Su solicitud está en este dispositivo.'
      : `Las ${count} solicitudes están en este dispositivo.`,
  someHere: (here, count) => `${here} de ${count} solicitudes están en este dispositivo.`,
  asOf: (time) => sentence(`Actualizado: ${time}`),
  outbox,
  leave,
}
