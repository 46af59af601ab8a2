import type { CodeWords } from './en-code.ts'

export const code: CodeWords = {
  askOffice: 'Hay un código guardado. Pídalo a la oficina.',
  here: 'Se escribió un código en este dispositivo. Se envía con lo demás.',
  removedHere: 'El código se quitó en este dispositivo. Se envía con lo demás.',
  needsConnection: 'Hay un código guardado. Sin conexión solo se ven los códigos de las visitas de hoy.',
  code: 'Código',
  hiddenAgain: 'se oculta en 30 segundos',
  show: 'Ver el código',
  enter: 'Anotar un código de acceso',
  saved: 'Código de acceso',
  replace: 'Cambiar el código',
  remove: 'Quitar el código',
  removeAsk: '¿Quitar el código de acceso?',
  removeMore: 'Después nadie podrá consultarlo. Puede deshacerlo durante unos segundos.',
  removed: 'Se quitó el código de acceso.',
  undoOf: ' la eliminación del código de acceso',
  missing: 'Escriba el código.',
  label: 'Código de la puerta o de la alarma',
  encrypted: 'Se guarda cifrado. Solo lo ve quien puede ver códigos, y cada consulta queda registrada.',
  replaces: 'Reemplaza el código guardado.',
}
