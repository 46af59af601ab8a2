import type { SketchBackgroundWords } from './en-sketch-background.ts'

export const esSketchBackground: SketchBackgroundWords = {
  title: 'Foto o escaneo detrás del plano',
  none: 'Ponga una foto de un plano o un plano escaneado detrás de las paredes y dibuje encima.',
  choose: 'Elegir una foto o un escaneo',
  chooseOther: 'Elegir otra',
  lineUp: 'Ajustar la escala o moverla',
  which: '¿Qué imagen va detrás del plano?',
  add: 'Tomar o elegir una imagen nueva',
  caption: 'Plano',
  noPhotos: 'Este trabajo aún no tiene fotos.',
  restricted:
    'Las fotos de este trabajo son restringidas. Si agrega una imagen, usted no podrá verla después.',
  unreadable: 'Este dispositivo no puede mostrar la imagen. Elija otra.',
  notHere:
    'La imagen detrás del plano no se puede mostrar. Aún no está en este dispositivo o usted no tiene permiso para verla.',
  alt: 'Imagen detrás del plano',
  how: {
    measure: 'Arrastre sobre una medida que conozca y escríbala.',
    move: 'Arrastre la imagen a su lugar.',
  },
  measure: 'Fijar la escala',
  move: 'Mover la imagen',
  across: 'Escribir el ancho de la imagen',
  turn: 'Girar la imagen',
  remove: 'Quitar la imagen',
}
