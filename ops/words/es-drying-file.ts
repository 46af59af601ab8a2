import type { DryingFileWords } from './en-drying-file.ts'
import { esDeviation } from './es-deviation.ts'
import { esDryingSheet } from './es-drying-sheet.ts'
import { esDrying } from './es-drying.ts'
import { materialNames } from './es-reading-names.ts'
import { roomName } from './es-room-names.ts'
import { esWorking } from './es-working.ts'

const stations = {
  outside: 'Afuera',
  unaffected: 'Sin afectar',
  affected: 'Afectado',
  dehumidifier_in: 'entrada',
  dehumidifier_out: 'salida',
  hvac: 'HVAC',
}
const noAccess = {
  locked: 'Cerrado con llave',
  blocked: 'Hay algo delante',
  unsafe: 'No es seguro',
  other: 'Otra razón',
}
const one = {
  dry: 'seco',
  drying: 'secándose',
  stalled: 'estancado',
  rising: 'subiendo',
  wet: 'mojado',
  unread: 'sin leer',
}
const several = { ...one, dry: 'secos', stalled: 'estancados', wet: 'mojados' }

const list = new Intl.ListFormat('es-US')

function placeName(kind: keyof typeof stations, place: string) {
  if (kind === 'outside') return stations.outside
  return kind === 'affected' ? place : `${stations[kind]}, ${place}`
}

export const esDryingFile: DryingFileWords = {
  rules: esDrying,
  working: esWorking,
  title: 'Secado',
  seeing: 'ver las lecturas',
  list: 'lecturas',
  failed: 'No se pudieron cargar las lecturas',
  notStored: 'Las lecturas no están guardadas en este dispositivo. Necesitan conexión.',
  none: 'Todavía no hay puntos',
  noneMore: 'Numere el primer lugar mojado y léalo. Con él empieza el registro de secado.',
  noneReadOnly: 'Aquí aparecen los puntos que el equipo lee en el lugar.',
  read: 'Tomar lecturas',
  log: 'Registro de secado',
  ofPoints: (total) => (total === 1 ? 'de 1 punto seco' : `de ${total} puntos secos`),
  count: (status, count) => `${count} ${(count === 1 ? one : several)[status]}`,
  onlyThese: (counted) => `Mostrar solo estos: ${counted}`,
  all: 'Mostrar todos los puntos',
  standing: {
    not_drying: (where, count) =>
      count === 1 ? `${where}: 1 punto no se está secando` : `${where}: ${count} puntos no se están secando`,
    fault: (unit, grains) =>
      Number(grains) > 0
        ? `${unit} devuelve ${grains} granos por libra al aire`
        : `${unit} no saca agua del aire`,
    dry: (total) => (total === 1 ? 'El punto está seco' : `Los ${total} puntos están secos`),
    drying: (wet, total) =>
      wet === total
        ? `Los ${total} puntos se están secando`
        : `Los ${wet} puntos que faltan se están secando`,
    slow: (count) =>
      count === 1
        ? '1 punto casi no cambió desde la última visita'
        : `${count} puntos casi no cambiaron desde la última visita`,
    first_visit: 'Ya se tomaron las primeras lecturas',
    unread: 'Todavía no hay lecturas',
  },
  oneVisit: 'Las líneas y la proyección llegan con la próxima visita.',
  lastDry: (from, to) =>
    from === to
      ? `El último punto puede estar seco el ${from}.`
      : `Los últimos puntos pueden estar secos entre el ${from} y el ${to}.`,
  blocked: (count) =>
    count === 1
      ? '1 meta es predeterminada. Bloquea el certificado hasta que se lea el mismo material en una habitación seca.'
      : `${count} metas son predeterminadas. Bloquean el certificado hasta que se lean los mismos materiales en una habitación seca.`,
  chamber: (name) => name || 'Fuera de una cámara',
  counts: (parts) => parts.join(', '),
  distance: 'La gráfica muestra cuánto falta en cada lectura para llegar a su meta',
  dryRule: (goals) =>
    `Cuenta como seco: ${goals.map(({ goal, most }) => `${most} o menos con una meta de ${goal}`).join(', ')}.`,
  goal: 'Meta',
  goalLine: 'meta',
  point: 'Punto',
  pointName: (material, place) => `${materialNames[material]}, ${place}`,
  status: 'Estado',
  notRead: 'Sin leer',
  open: 'abierta',
  defaultGoal: 'meta predeterminada',
  dryCount: (count) => (count === 1 ? '1 seco' : `${count} secos`),
  noProjection: ['Sin proyección', 'mientras no baje'],
  lastPointDry: 'Último punto seco',
  to: 'a',
  chartSays: (chamber, said) => `Gráfica de ${chamber}. ${said} La tabla de al lado tiene todos los números.`,
  tableOf: (chamber) => `Lecturas de ${chamber}`,
  noAccess: (why) => `Sin acceso: ${noAccess[why]}`,
  noAccessShort: 'sin acceso',
  otherScale: (meter, scale) => `Leído con ${meter}, ${scale}: no se puede comparar`,
  corrected: 'corregido',
  legend: { corrected: '* Corregido', late: '† Llegó después de fijar las lecturas' },
  earlierVisits: (count) => (count === 1 ? 'Mostrar 1 visita más' : `Mostrar ${count} visitas más`),
  fewerVisits: 'Mostrar menos visitas',
  tookOut: (unit) => `${unit} sacó`,
  grainsEach: 'granos por libra:',
  putBack: (unit) => `${unit} devolvió`,
  putBackEach: 'granos por libra al aire:',
  airIs: 'El aire está',
  airWas: (day) => `${day}: el aire estaba`,
  noReferenceYet: 'El área sin afectar no se leyó en la última visita.',
  abovePlace: (place) => `por encima de ${roomName(place)}`,
  belowPlace: (place) => `por debajo de ${roomName(place)}`,
  up: 'sube',
  down: 'baja',
  since: (day) => `desde el ${day}`,
  unchanged: (day) => `igual que el ${day}`,
  air: 'Aire',
  airAt: (visit, at, altitude) =>
    `${visit === null ? 'entre visitas' : `visita ${visit}`}, ${at}, ${altitude === 0 ? 'nivel del mar' : `${altitude.toLocaleString('es-US')} pies`}`,
  noAir: 'Todavía no se midió el aire.',
  station: 'Estación',
  stationName: (kind, place, unit) => (unit === null ? placeName(kind, place) : `${unit} ${stations[kind]}`),
  columns: { fahrenheit: '°F', humidity: 'HR %', grains: 'GPP', dewPoint: 'Rocío', pressure: 'inHg' },
  earlierVisit: 'Visita anterior',
  laterVisit: 'Visita siguiente',
  toVisit: (number) => `lecturas de la visita ${number}`,
  grainsChart: 'Granos por libra',
  grainsChartSays: (lines) =>
    `Gráfica de los granos por libra en cada visita: ${lines}. La tabla tiene todos los números.`,
  equipment: 'Equipos',
  recommended: 'Recomendado',
  placed: 'Puestos',
  placedMore: 'puestos:',
  difference: (more) => (more < 0 ? `${-more} menos que lo recomendado` : `${more} más que lo recomendado`),
  deviation: esDeviation,
  movers: (room) => `Ventiladores, ${roomName(room)}`,
  dehumidifier: (chamber) => `Deshumidificador, ${chamber}`,
  pints: (pints) => `${pints} pintas`,
  cfm: (cfm) => `${cfm} CFM`,
  circuits: (breaker) => `Circuitos de ${breaker} A`,
  amps: (amps) => `${amps} A`,
  filtration: (chamber) => `Filtración de aire, ${chamber}`,
  lacks: {
    no_size: (room) => `Falta el largo y el ancho de ${roomName(room)}.`,
    nothing_wet_entered: (room) => `No hay piso mojado anotado en ${roomName(room)}.`,
    volume: (chamber) => `Falta la altura de una habitación de ${chamber}.`,
    amps: (units) => `El catálogo no tiene los amperios de ${list.format(units)}.`,
  },
  toRooms: 'Ir a las habitaciones',
  inNoRoom: (units) =>
    units.length === 1
      ? `${units.join('')} no está en ninguna habitación: solo cuenta para los circuitos.`
      : `${list.format(units)} no están en ninguna habitación: solo cuentan para los circuitos.`,
  toEquipment: 'Ir a los equipos',
  noRooms: 'Las habitaciones dicen cuánto equipo hace falta.',
  category: (category) => `Categoría ${category}`,
  noCategory: 'Sin categoría todavía',
  byAndDay: (by, day) => `${by}, ${day}.`,
  reassess: 'Revísela a las 24, 48 y 72 horas.',
  waterClass: (waterClass) => `Clase ${waterClass}`,
  noClass: 'Sin clase todavía',
  noClassMore: 'Cada habitación afectada necesita sus medidas y lo que está mojado.',
  ofSurfaces: 'de las superficies está mojado:',
  surfaces: (wet, total) => `${wet} de ${total} pies².`,
  underlined: ['Las cifras subrayadas', 'abren su cálculo.'],
  opens: (figure) => `${figure}: mostrar el cálculo`,
  copy: 'Copiar como texto',
  copied: 'El cálculo está copiado',
  notCopied: 'No se pudo copiar el cálculo',
  revision: (source, id) => `${source}. Revisión ${id} de la tabla, guardada con este trabajo.`,
  roomIs: 'La habitación está',
  densities: { open: 'Abierta', normal: 'Normal', dense: 'Llena' },
  grainsOf: (fahrenheit, humidity, grains) =>
    `A ${fahrenheit} °F y ${humidity}% de humedad relativa hay ${grains} granos de agua por libra de aire seco.`,
  grainsSource: 'ASHRAE Fundamentals 2017, capítulo 1',
  subtract: (from, less, result) => `${from} − ${less} = ${result} granos por libra.`,
  inletOutlet: 'Entrada menos salida. Se redondea después de restar.',
  affectedLessReference: (place) => `En la cámara menos ${place}. Se redondea después de restar.`,
  changeOf: (now, before, result) => `${now} en esta visita − ${before} en la anterior = ${result}.`,
  history: (point) => `Historial de ${point}`,
  meter: (meter, scale) => `Leído con ${meter}, ${scale}`,
  goalFrom: (goal) => `Meta ${goal}, leída en una habitación seca`,
  goalDefault: (goal) =>
    `Meta ${goal}, predeterminada: lea el mismo material con el mismo medidor en una habitación seca`,
  dryUpTo: (most) => `Seco con ${most} o menos`,
  orLess: (most) => `${most} o menos`,
  late: 'tarde',
  lateMore: 'Llegó después de cerrar la visita',
  takenBack: 'Retirado',
  correction: (reason) => `Corrección: ${reason}`,
  confirmed: 'Confirmado al preguntar',
  noReadings: 'Todavía no se leyó nada aquí.',
  evidence: {
    title: 'Registros',
    about:
      'Cada lectura, corrección, cierre, movimiento de equipo y cambio de un punto de aquí tiene un registro con una huella digital de todos los anteriores.',
    check: 'Revisar los registros',
    checking: 'Revisando…',
    fits: (count) =>
      count === 1 ? '1 registro, tal como se hizo.' : `${count} registros, todos tal como se hicieron.`,
    head: (hash) => `Última huella: ${hash}`,
    broken: (position) => `El registro ${position} se cambió después de hacerse, o falta uno anterior.`,
    differing: (count) =>
      count === 1 ? '1 dato no es como se registró.' : `${count} datos no son como se registraron.`,
    offline: (waiting) =>
      waiting === 0
        ? 'Los registros se revisan en el servidor, con conexión.'
        : `Los registros se revisan en el servidor, con conexión. ${waiting} ${waiting === 1 ? 'entrada espera' : 'entradas esperan'} en este dispositivo.`,
    tellOffice: 'Avise a quien administra el servidor.',
  },
  sheet: esDryingSheet,
}
