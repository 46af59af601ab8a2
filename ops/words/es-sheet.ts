import type { SheetWords } from './en-sheet.ts'

export const esSheet: SheetWords = {
  begin: 'Firmado en papel',
  title: 'Firmado en papel',
  lead: 'Tome una foto de cada página de la hoja firmada, plana y con buena luz. En las fotos se debe poder leer:',
  shows: {
    signature: 'la firma y el nombre de quien firmó',
    date: 'la fecha junto a la firma',
    initials: 'sus iniciales',
    statement: 'su declaración, escrita a mano',
    decision: 'lo que eligió',
    text: 'todo el texto que está arriba',
  },
  who: 'Nombre de quien firmó',
  noName: 'Escriba el nombre que está en el papel.',
  dated: 'Fecha en el papel',
  noDate: 'Escriba la fecha que está en el papel.',
  laterDate: 'Esta fecha está en el futuro. Escriba la fecha que está en el papel.',
  chosen: 'En el papel eligió',
  tooMany: (most) => `No use más de ${most} fotos.`,
  stored: (pages) =>
    pages === 1 ? 'Guardado con 1 foto de la hoja.' : `Guardado con ${pages} fotos de la hoja.`,
  notYet: 'Todavía no se guardó como firmado.',
  keep: 'Conserve la hoja. La oficina puede pedirla.',
  undo: 'No se firmó en papel',
  notAllowed: 'Esto no se puede firmar en papel. Entregue el teléfono o envíe un enlace.',
  needsJob:
    'Este formulario no es de ningún trabajo, así que no puede tener fotos de una hoja. Se firma en este teléfono.',
}
