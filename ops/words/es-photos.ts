import type { PhotoSubject } from '#domain/photos/photo-lists.ts'
import type { PhotoPhase } from '#domain/photos/photo-phases.ts'
import type { PhotoWords } from './en-photos.ts'
import { roomName } from './es-room-names.ts'

const phases: Record<PhotoPhase, string> = {
  arrival: 'Llegada',
  source: 'Origen',
  before: 'Antes',
  during: 'Durante',
  equipment: 'Equipos',
  drying: 'Secado',
  after: 'Después',
}
const subjects: Record<PhotoSubject, { what: string; how: string }> = {
  front: { what: 'Frente de la casa', how: 'con el número de la casa' },
  source: { what: 'Origen del daño', how: 'el origen y la llave que lo cierra' },
  before: { what: 'Antes de trabajar', how: 'una desde cada esquina' },
  during: { what: 'Lo que se quita', how: 'antes de quitarlo' },
  equipment: { what: 'Equipos con su etiqueta', how: 'donde están' },
  containment: { what: 'Contención', how: 'con la entrada cerrada' },
  meter: { what: 'Medidor en un punto', how: 'el número debe poder leerse' },
  after: { what: 'Habitación terminada', how: 'cuando esté seca' },
}
const plural = (count: number) => (count === 1 ? '1 foto' : `${count.toLocaleString('es-US')} fotos`)

export const esPhotos: PhotoWords = {
  title: 'Fotos',
  list: 'fotos',
  seeing: 'ver las fotos de los trabajos',
  failed: 'No se pudieron cargar las fotos',
  notStored: 'Las fotos no están guardadas en este dispositivo. Necesitan conexión.',
  none: 'Todavía no hay fotos',
  noneMore: 'Elija una fase y una habitación y tome todas las fotos que necesite.',
  noneReadOnly: 'Aquí aparecen las fotos que el equipo toma en el lugar.',
  noneFound: 'Ninguna foto coincide con estos filtros',
  phase: 'Fase',
  room: 'Habitación',
  noRoom: 'Sin habitación',
  noPhase: 'Sin fase',
  phases,
  subjects,
  anyPhase: 'Todas las fases',
  anyRoom: 'Todas las habitaciones',
  plural,
  take: 'Tomar fotos',
  choose: 'Elegir fotos',
  restrictedHere: 'Las fotos de este trabajo son restringidas. Solo las ven personas con permiso.',
  restrictedToYou:
    'Las fotos de este trabajo son restringidas. Las que usted toma se guardan y cuentan, pero después no las verá aquí. La oficina las ve.',
  missing: {
    title: (count) => (count === 1 ? 'Falta 1 foto' : `Faltan ${count} fotos`),
    complete: 'La lista de fotos está completa',
    more: (count) => `Mostrar ${count} más`,
    taken: (have, least) => `${have} de ${least} tomadas`,
    in: (what, room) => (room === null ? what : `${what}, ${roomName(room)}`),
  },
  camera: {
    title: 'Cámara',
    back: 'Cerrar la cámara',
    notSent: (count) => `${count} sin enviar`,
    savesAs: (room, phase) =>
      room === null
        ? `Se guarda como ${phase.toLowerCase()}`
        : `Se guarda como ${roomName(room)}, ${phase.toLowerCase()}`,
    inBurst: 'en esta serie',
    shoot: 'Tomar una foto',
    torch: 'Luz',
    done: 'Listo',
    stillMissing: (count) => (count === 1 ? 'Falta 1' : `Faltan ${count}`),
    allThere: 'Aquí no falta nada',
    next: 'siguiente foto',
    denied:
      'La cámara está desactivada para este sitio. Actívela en los ajustes del navegador o elija fotos.',
    unable: 'No se pudo iniciar la cámara. Elija fotos.',
    full: 'Este dispositivo no tiene espacio para más fotos. Libere espacio y tome esta otra vez.',
    hidden: (count) =>
      `${count === 1 ? '1 guardada' : `${count} guardadas`}. Las fotos restringidas no se muestran aquí.`,
  },
  view: {
    label: (nth, count, what) => `Ver la foto ${nth} de ${count}: ${what}`,
    takenBy: (name, at) => [at, name ?? 'Cliente'].join(', '),
    fromFile: 'hora del archivo',
    fromCamera: 'hora de la cámara',
    added: 'hora en que se agregó',
    restricted: 'Restringida',
    caption: 'Leyenda',
    edit: 'Editar los detalles',
    save: 'Guardar',
    restrict: 'Restringir esta foto',
    restrictMore: 'Solo la ven quienes pueden ver fotos restringidas.',
    saved: 'Detalles de la foto guardados',
    undone: 'Detalles de la foto restablecidos',
  },
}
