import type { PlaceFieldWords } from './en-place-fields.ts'

export const esPlaceFields: PlaceFieldWords = {
  names: {
    room_id: 'Habitación',
    number: 'Número',
    place: 'Dónde exactamente',
    material: 'Material',
    meter: 'Medidor',
    scale: 'Escala',
    is_reference: 'Referencia seca',
    kind: 'Qué se mide',
    chamber_id: 'Cámara',
    unit_number: 'Número del equipo',
    removed: 'Quitado o no',
  },
  point: (number, place) => `Punto ${number}, ${place}`,
  station: (place) => `Estación de aire: ${place}`,
  values: { yes: 'Sí', no: 'No', removed: 'Quitado', there: 'Se conserva', none: 'Ninguno' },
}
